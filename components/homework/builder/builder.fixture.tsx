import { render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { callApi } from '@/lib/api/call-api';
import type { Workbook, WorkbookSummary } from '@/lib/contract/content/content';
import { createHomeworkSchema, type HomeworkSummary } from '@/lib/contract/homework/homework';
import type { Failure } from '@/lib/contract/call/result';
import { Builder, type BuilderProps } from './builder';

/** What the tests of the builder share; each of them mocks `callApi`. */

const called = jest.mocked(callApi);

export const TASK_HASH = 'babebibobubabebi';
export const uuid = (number: number) =>
  `8dac2ff1-07fe-47c7-a138-${String(number).padStart(12, '0')}`;
const step = (number: number, title: string) => ({
  uuid: uuid(number),
  title,
  kinds: Array<'number'>(3).fill('number'),
});

const maths: Workbook = {
  id: 'matematika-5',
  title: 'Математика. 5 класс',
  description: '',
  subjectId: 1,
  grade: 5,
  taskCount: 5,
  changedAt: '2026-11-16',
  modules: [
    {
      id: 'm1',
      title: 'Натуральные числа',
      lessons: [
        { title: 'Сложение', steps: [step(1, 'Суммы'), step(2, 'Слагаемые')] },
        { title: 'Вычитание', steps: [step(3, 'Разности'), step(4, 'Уменьшаемое')] },
      ],
    },
    { id: 'm2', title: 'Дроби', lessons: [{ title: 'Доли', steps: [step(5, 'Половина')] }] },
  ],
};
const { modules: _, ...mathsSummary } = maths;
const physics: WorkbookSummary = {
  ...mathsSummary,
  id: 'fizika-7',
  title: 'Физика. 7 класс',
  subjectId: 6,
  grade: 7,
};

const created = (body: unknown): HomeworkSummary => {
  const { title, subjectId, grade, steps } = createHomeworkSchema.parse(body);
  return {
    taskHash: TASK_HASH,
    title,
    subjectId,
    grade,
    state: 'open',
    policy: {
      dueAt: null,
      attempts: 2,
      feedback: 'after_finish',
      accountsOnly: false,
      hintCost: 10,
    },
    createdAt: '2026-11-21T07:00:00Z',
    stepCount: steps.length,
    startedCount: 0,
    finishedCount: 0,
    delivery: null,
  };
};

/** The network: what the product's own server answers. */
export function answer(failure: Partial<Failure> | null = null, delay = 0): void {
  called.mockImplementation(async (name, input) => {
    const { params, body } = input as {
      params?: { workbookId?: string; stepUuid?: string };
      body?: unknown;
    };
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const value = (): unknown => {
      if (name === 'createHomework') return created(body);
      if (name === 'getWorkbook') return { ...maths, ...physics, id: params?.workbookId };
      return {
        uuid: params?.stepUuid,
        title: '',
        tasks: ['t1', 't2', 't3'].map((id) => ({
          ...{ id, kind: 'number', prompt: 'Сколько будет 2 + 2?', points: 1 },
        })),
      };
    };
    if (failure && name === 'createHomework')
      return { ok: false, error: { code: 'unavailable', status: 0, requestId: '', ...failure } };
    return { ok: true, value: value() } as never;
  });
}

export const creations = () =>
  called.mock.calls.flatMap(([name, input]) =>
    name === 'createHomework'
      ? [createHomeworkSchema.parse((input as { body: unknown }).body)]
      : [],
  );

export const props: BuilderProps = {
  userId: 'u1',
  workbooks: [mathsSummary, physics],
  teaching: { subjects: [{ subjectId: 1, grades: [5] }] },
  firstWorkbook: maths,
  publicOrigin: 'https://tetradi.example.ru',
  canPick: false,
  note: null,
};

export function open(changed: Partial<BuilderProps> = {}) {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Builder {...props} {...changed} />
    </SWRConfig>,
  );
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const wholeLesson = (index = 0) =>
  screen.getAllByRole('button', { name: 'Выбрать весь урок' })[index] as HTMLElement;
export const create = () => button('Создать задание');
export const chosen = () =>
  within(screen.getByRole('region', { name: 'Ваше задание' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent?.replace(/^\d+/, ''));
