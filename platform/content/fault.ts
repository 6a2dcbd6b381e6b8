import type { Path, Report } from '@/platform/tasks/parts/report';
import type { YamlFile } from './yaml-file';

/** What is wrong in the content, and where; `line` counts from 1, the message is for its author. */
export type Fault = { file: string; line: number; message: string };

/** A report into `faults` for the part of the file that begins at `base`. */
export function reportInto(faults: Fault[], yaml: YamlFile, base: Path = []): Report {
  return (path, message) => {
    faults.push({ file: yaml.file, line: yaml.lineOf([...base, ...path]), message });
  };
}

/** Orders by file, then by line. */
export function compareFaults(a: Fault, b: Fault): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line;
}
