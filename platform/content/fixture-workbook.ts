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

/** One right task of each kind, each on a line of its own from line 8 of the module on. */
export const TASKS = {
  single_choice: `{ id: t1, kind: single_choice, prompt: Что?, options: { 2: два, 1: один, no: 1.50 }, key: 1, explanation: Так. }`,
  multiple_choice: `{ id: t1, kind: multiple_choice, prompt: Что?, points: 3, options: { a: да, b: нет, c: может }, key: [a, c], shuffle: false, explanation: Так. }`,
  inline_choice: `{ id: t1, kind: inline_choice, prompt: Что?, text: 'Я {{x}} и {{y}}.', blanks: { x: { a: да, b: нет }, y: { a: день, b: ночь } }, key: { x: a, y: b }, explanation: Так. }`,
  text_entry: `{ id: t1, kind: text_entry, prompt: Что?, text: 'Я {{x}}, $x^2$ {{y}}.', blanks: [x, y], key: { x: [лес], y: [берёзовый лес, бор] }, compare: { yo: true }, explanation: Так. }`,
  number: `{ id: t1, kind: number, prompt: 'Сколько?', unit: см, key: { value: -3.5, tolerance: 0.1 }, image: { file: ruler.svg, alt: Линейка }, explanation: Так. }`,
  matching: `{ id: t1, kind: matching, prompt: Что?, left: { a: да, b: нет }, right: { a: yes, b: no, c: maybe }, key: { a: a, b: b }, explanation: Так. }`,
  ordering: `{ id: t1, kind: ordering, prompt: Что?, items: { a: 1, b: 2, c: 3 }, key: [c, a, b], explanation: Так. }`,
};

/** The workbook of one task, which is at line 8 of its module, with the picture that it wants. */
export const oneTask = (task: string, more: Record<string, string> = {}) => ({
  'fizika-7/workbook.yaml': WORKBOOK,
  'fizika-7/1-first.yaml': moduleOf(`\n          - ${task}`),
  ...(task.includes('ruler.svg') ? { 'fizika-7/images/ruler.svg': DRAWING } : {}),
  ...more,
});
