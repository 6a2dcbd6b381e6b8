import type {
  AnswerOf,
  AnswerValue,
  PublicTask,
  TaskKind,
  TaskOption,
} from '@/lib/contract/tasks/tasks';
import type { AnswerKey, KeyOf } from '@/platform/content/answer-key';
import { hashOrder, type SourceOf, type TaskSource } from '@/platform/content/task-source';

/** One task of each kind for the tests of this folder. Texts name what is right: «right-…». */

const list = (...texts: string[]): TaskOption[] =>
  texts.map((text, index) => ({ id: `authored-${index}`, text }));

const common = { id: 't1', prompt: 'Что верно?', points: 2 };

export const sources: { [Kind in TaskKind]: SourceOf<Kind> } = {
  single_choice: {
    ...common,
    kind: 'single_choice',
    options: list('right-a', 'wrong-b', 'wrong-c'),
    shuffle: true,
  },
  multiple_choice: {
    ...common,
    kind: 'multiple_choice',
    options: list('right-a', 'wrong-b', 'right-c', 'wrong-d', 'right-e'),
    shuffle: true,
  },
  inline_choice: {
    ...common,
    kind: 'inline_choice',
    text: 'Мы {{answer-is-went}} в $2^{{3}}$ класс {{second}}.',
    blanks: [
      { id: 'second', options: list('wrong-a', 'right-b') },
      { id: 'answer-is-went', options: list('right-a', 'wrong-b', 'wrong-c') },
    ],
    shuffle: true,
  },
  text_entry: {
    ...common,
    kind: 'text_entry',
    text: '{{authored-tree}} и {{authored-sky}}',
    blanks: [
      { id: 'authored-sky', size: 10 },
      { id: 'authored-tree', size: 10 },
    ],
  },
  number: { ...common, kind: 'number', unit: 'см' },
  matching: {
    ...common,
    kind: 'matching',
    left: list('left-a', 'left-b', 'left-c'),
    right: list('right-a', 'right-b', 'right-c', 'extra-d'),
  },
  ordering: {
    ...common,
    kind: 'ordering',
    items: list('item-b', 'item-a', 'item-d', 'item-c'),
    solvedHash: hashOrder(['authored-1', 'authored-0', 'authored-3', 'authored-2']),
  },
};

export const keys: { [Kind in TaskKind]: KeyOf<Kind> } = {
  single_choice: { kind: 'single_choice', optionId: 'authored-0' },
  multiple_choice: {
    kind: 'multiple_choice',
    optionIds: ['authored-0', 'authored-2', 'authored-4'],
  },
  inline_choice: {
    kind: 'inline_choice',
    choices: { 'answer-is-went': 'authored-0', second: 'authored-1' },
  },
  text_entry: {
    kind: 'text_entry',
    accepted: { 'authored-tree': ['ёлка', 'ель'], 'authored-sky': ['небо'] },
    compare: { case: false, yo: false },
  },
  number: { kind: 'number', value: 3.5, tolerance: 0.1 },
  matching: {
    kind: 'matching',
    pairs: { 'authored-0': 'authored-0', 'authored-1': 'authored-1', 'authored-2': 'authored-2' },
  },
  ordering: {
    kind: 'ordering',
    order: ['authored-1', 'authored-0', 'authored-3', 'authored-2'],
  },
};

export const samples: { source: TaskSource; key: AnswerKey }[] = Object.values(sources).map(
  (source) => ({ source, key: keys[source.kind] }),
);

/** The id under which a browser sees the option with this text. */
export function idOf(options: readonly TaskOption[], text: string): string {
  const option = options.find((candidate) => candidate.text === text);
  if (!option) throw new Error(`No option «${text}»`);
  return option.id;
}

const idsOf = (options: readonly TaskOption[], texts: string[]) =>
  texts.map((text) => idOf(options, text));

const rightId = (options: readonly TaskOption[]): string => {
  const option = options.find(({ text }) => text.startsWith('right'));
  if (!option) throw new Error('No right option');
  return option.id;
};

/** The right answer to a sample, found as a pupil finds it: by what the presented task says. */
export function answerRight(task: PublicTask): AnswerValue {
  switch (task.kind) {
    case 'single_choice':
      return { kind: task.kind, optionId: rightId(task.options) };
    case 'multiple_choice':
      return {
        kind: task.kind,
        optionIds: task.options.filter(({ text }) => text.startsWith('right')).map(({ id }) => id),
      };
    case 'inline_choice':
      return {
        kind: task.kind,
        choices: Object.fromEntries(task.blanks.map(({ id, options }) => [id, rightId(options)])),
      };
    case 'text_entry':
      return { kind: task.kind, texts: { b1: ' Елка. ', b2: 'НЕБО' } };
    case 'number':
      return { kind: task.kind, text: '3,6 см' };
    case 'matching':
      return {
        kind: task.kind,
        pairs: Object.fromEntries(
          ['a', 'b', 'c'].map((letter) => [
            idOf(task.left, `left-${letter}`),
            idOf(task.right, `right-${letter}`),
          ]),
        ),
      };
    case 'ordering':
      return {
        kind: task.kind,
        order: idsOf(task.items, ['item-a', 'item-b', 'item-c', 'item-d']),
      };
  }
}

const emptyAnswers: { [Kind in TaskKind]: AnswerOf<Kind> } = {
  single_choice: { kind: 'single_choice', optionId: null },
  multiple_choice: { kind: 'multiple_choice', optionIds: [] },
  inline_choice: { kind: 'inline_choice', choices: {} },
  text_entry: { kind: 'text_entry', texts: {} },
  number: { kind: 'number', text: '' },
  matching: { kind: 'matching', pairs: {} },
  ordering: { kind: 'ordering', order: [] },
};

export const answerNothing = (kind: TaskKind): AnswerValue => emptyAnswers[kind];
