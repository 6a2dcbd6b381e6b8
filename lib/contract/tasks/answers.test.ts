import {
  answerFromField,
  emptyAnswer,
  isCompleteAnswer,
  isEmptyAnswer,
  isReviewedKind,
  taskKinds,
} from './answers';
import {
  answerValueSchema,
  publicTaskSchema,
  type AnswerOf,
  type TaskKind,
  type TaskOf,
} from './tasks';

const common = { id: 't1', prompt: 'Что верно?', points: 1 };
const option = (id: string) => ({ id, text: `слово ${id}` });
const [a, b, c] = [option('a'), option('b'), option('c')];
const text = '{{b1}} и {{b2}}';
const FILE = '1f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d';

type Sample<Kind extends TaskKind> = {
  task: TaskOf<Kind>;
  /** Begun, and something is left to do. */
  half: AnswerOf<Kind>[];
  complete: AnswerOf<Kind>[];
};

const samples: { [Kind in TaskKind]: Sample<Kind> } = {
  single_choice: {
    task: { ...common, kind: 'single_choice', options: [a, b] },
    half: [],
    complete: [{ kind: 'single_choice', optionId: 'a' }],
  },
  multiple_choice: {
    task: { ...common, kind: 'multiple_choice', options: [a, b, c] },
    half: [],
    complete: [{ kind: 'multiple_choice', optionIds: ['b'] }],
  },
  inline_choice: {
    task: {
      ...common,
      kind: 'inline_choice',
      text,
      blanks: [
        { id: 'b1', options: [a, b] },
        { id: 'b2', options: [a, b] },
      ],
    },
    half: [{ kind: 'inline_choice', choices: { b1: 'a' } }],
    complete: [{ kind: 'inline_choice', choices: { b1: 'a', b2: 'b' } }],
  },
  text_entry: {
    task: {
      ...common,
      kind: 'text_entry',
      text,
      blanks: [
        { id: 'b1', size: 5 },
        { id: 'b2', size: 5 },
      ],
    },
    half: [
      { kind: 'text_entry', texts: { b1: 'дом' } },
      { kind: 'text_entry', texts: { b1: 'дом', b2: ' ' } },
    ],
    complete: [{ kind: 'text_entry', texts: { b1: 'дом', b2: 'лес' } }],
  },
  gap_fill: {
    task: {
      ...common,
      kind: 'gap_fill',
      text,
      blanks: [{ id: 'b1' }, { id: 'b2' }],
      words: [a, b, c],
    },
    half: [{ kind: 'gap_fill', words: { b2: 'c' } }],
    complete: [{ kind: 'gap_fill', words: { b1: 'a', b2: 'c' } }],
  },
  number: {
    task: { ...common, kind: 'number', unit: 'см' },
    half: [
      { kind: 'number', text: 'пять' },
      { kind: 'number', text: '3,' },
      { kind: 'number', text: '5 кг' },
    ],
    complete: [
      { kind: 'number', text: '3,5' },
      { kind: 'number', text: '5 см' },
    ],
  },
  matching: {
    task: { ...common, kind: 'matching', left: [a, b], right: [a, b, c] },
    half: [{ kind: 'matching', pairs: { a: 'c' } }],
    complete: [{ kind: 'matching', pairs: { a: 'c', b: 'a' } }],
  },
  ordering: {
    task: { ...common, kind: 'ordering', items: [a, b] },
    half: [{ kind: 'ordering', order: ['b'] }],
    complete: [{ kind: 'ordering', order: ['b', 'a'] }],
  },
  extended_text: {
    task: { ...common, kind: 'extended_text', minWords: 3 },
    half: [{ kind: 'extended_text', text: 'Герда —  смелая' }],
    complete: [{ kind: 'extended_text', text: 'Герда смелая и добрая.' }],
  },
  photo: {
    task: { ...common, kind: 'photo', criteria: [{ id: 'c1', text: 'Чертёж', points: 1 }] },
    half: [],
    complete: [{ kind: 'photo', files: [FILE] }],
  },
};

test('[HW-14] a teacher reviews texts and photos, the platform checks the rest', () => {
  expect(taskKinds.filter(isReviewedKind)).toEqual(['extended_text', 'photo']);
});

test('[HW-14] a text without a least length is complete with one word, but not with none', () => {
  const task = { ...common, kind: 'extended_text' } as const;
  expect(isCompleteAnswer(task, { kind: 'extended_text', text: 'да' })).toBe(true);
  expect(isCompleteAnswer(task, { kind: 'extended_text', text: '—' })).toBe(false);
});

test.each([
  { kind: 'photo', files: [FILE, FILE] },
  {
    kind: 'photo',
    files: Array.from({ length: 11 }, (_, at) => FILE.replace(/..$/, `${at + 10}`)),
  },
  { kind: 'photo', files: ['../../etc/passwd'] },
  { kind: 'extended_text', text: 'а'.repeat(20_001) },
  { kind: 'extended_text', text: 'а\0' },
])('[HW-14] an answer that nobody can give is refused: %#', (value) => {
  expect(answerValueSchema.safeParse(value).success).toBe(false);
});

describe.each(taskKinds)('%s', (kind) => {
  const { task, half, complete } = samples[kind];

  test('[HW-14] the samples fit the schemas', () => {
    expect(publicTaskSchema.parse(task)).toEqual(task);
    for (const value of [...half, ...complete])
      expect(answerValueSchema.parse(value)).toEqual(value);
  });

  test('[HW-02] the empty answer is empty and not complete', () => {
    const value = emptyAnswer(kind);
    expect([isEmptyAnswer(value), isCompleteAnswer(task, value)]).toEqual([true, false]);
  });

  test('[HW-02] a half answer is neither empty nor complete', () => {
    for (const value of half)
      expect([isEmptyAnswer(value), isCompleteAnswer(task, value)]).toEqual([false, false]);
  });

  test('[HW-02] with nothing left to do an answer is complete', () => {
    for (const value of complete)
      expect([isEmptyAnswer(value), isCompleteAnswer(task, value)]).toEqual([false, true]);
  });

  test('[HW-02] an answer of another kind is never complete', () => {
    const other = kind === 'number' ? samples.matching : samples.number;
    for (const value of other.complete) expect(isCompleteAnswer(task, value)).toBe(false);
  });
});

test('[HW-03] a field of a native form answers a choice and a number, nothing else', () => {
  const read = (kind: TaskKind, given: string) => answerFromField(samples[kind].task, given);
  expect(read('single_choice', 'b')).toEqual({ kind: 'single_choice', optionId: 'b' });
  expect(read('single_choice', 'z')).toBeNull();
  expect(read('number', 'пять')).toEqual({ kind: 'number', text: 'пять' });
  for (const kind of taskKinds)
    if (kind !== 'single_choice' && kind !== 'number') expect(read(kind, 'a')).toBeNull();
});
