import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadWorkbooks } from './load-workbooks';

/** For the tests of the loader: a folder of workbooks in the system's temporary place. */
export type Fixture = {
  root: string;
  /** Writes files by their path under the root. */
  write(files: Record<string, string>): Promise<void>;
  /** Writes files and checks all: the faults as `path:line: message`, the path under the root. */
  faultsOf(files: Record<string, string>): Promise<string[]>;
  remove(): Promise<void>;
};

export async function createFixture(): Promise<Fixture> {
  const root = await mkdtemp(join(tmpdir(), 'workbooks-'));
  const write: Fixture['write'] = async (files) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  };
  return {
    root,
    write,
    async faultsOf(files) {
      await write(files);
      const { faults } = await loadWorkbooks(root);
      return faults.map(
        ({ file, line, message }) => `${file.slice(root.length + 1)}:${line}: ${message}`,
      );
    },
    remove: () => rm(root, { recursive: true }),
  };
}

/** At line 11 of its file. */
export const SAMPLE_TASK = `- { id: t1, kind: number, prompt: 'Сколько?', key: { value: 2 }, explanation: Так. }`;

export const WORKBOOK = `title: Физика. 7 класс
subjectId: 6
grade: 7
description: Для учителя.
changed: 2026-11-01
modules: [1-first.yaml]
sample:
  uuid: 0f3c3a52-58a6-4a3f-9d0b-3d5f0a8f4c11
  title: Проба
  tasks:
    ${SAMPLE_TASK}
`;

export const UUID = '8dac2ff1-07fe-47c7-a138-27653257edd2';

/** A module of one step; the first line of the tasks is line 7 of the file. */
export const moduleOf = (tasks: string, uuid = UUID): string => `title: Измерения
lessons:
  - title: Величины
    steps:
      - uuid: ${uuid}
        title: Шаг
        tasks: ${tasks.trimEnd()}
`;

export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="9" height="9"/></svg>';

/** The workbook of one task, which is at line 8 of its module, with the picture that it wants. */
export const oneTask = (task: string, more: Record<string, string> = {}) => ({
  'fizika-7/workbook.yaml': WORKBOOK,
  'fizika-7/1-first.yaml': moduleOf(`\n          - ${task}`),
  ...(task.includes('ruler.svg') ? { 'fizika-7/images/ruler.svg': DRAWING } : {}),
  ...more,
});
