import { z } from 'zod';
import type { YamlFile } from './yaml-file';

/** What is wrong in the content, and where; `line` counts from 1, the message is for its author. */
export type Fault = { file: string; line: number; message: string };

/** The way to a value inside a file: names of fields and numbers of list items. */
export type Path = readonly PropertyKey[];

/** Tells of a fault at a place, which is relative to what is being checked. */
export type Report = (path: Path, message: string) => void;

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

/** The value as the schema makes it, or null after every fault was reported. */
export function parseOrReport<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  report: Report,
): z.output<Schema> | null {
  const parsed = schema.safeParse(value, { error: explain });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) report([...issue.path, key], `Неизвестное поле «${key}»`);
    else report(issue.path, issue.message);
  }
  return null;
}

const inRussian = z.locales.ru().localeError;

const expectations: Record<string, string> = {
  string: 'Ожидался текст',
  array: 'Ожидался список [ … ]',
  map: 'Ожидались пары «имя: значение»',
  object: 'Ожидались поля «имя: значение»',
};

/** An author's sentence for a failure of the schema. */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `Нет поля «${String(issue.path?.at(-1) ?? '')}»`;
      return expectations[issue.expected];
    case 'invalid_union':
      return 'Неизвестный вид задания (kind)';
    case 'invalid_value':
      return `Ожидалось одно из: ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'Пустое значение' : `Нужно не меньше ${issue.minimum}`;
    case 'too_big':
      return `Слишком много: можно не больше ${issue.maximum}`;
    default:
      return inRussian(issue);
  }
};
