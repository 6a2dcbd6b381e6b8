import type { Workbook, WorkbookSummary } from '@/lib/contract/content/content';
import { getSubject } from '@/lib/contract/subjects/subjects';
import type { SubjectLanding } from '@/lib/landing/landing';
import type { SampleTaskProps } from './sample/sample-task';

export const summary: WorkbookSummary = {
  id: 'fizika-7',
  title: 'Физика. 7 класс',
  description: 'Шкалы и силы.',
  subjectId: 6,
  grade: 7,
  taskCount: 3,
  changedAt: '2026-11-21',
};

const step = (uuid: string, title: string) => ({ uuid, title, kinds: ['number' as const] });

export const workbook: Workbook = {
  ...summary,
  modules: [
    {
      id: 'first',
      title: 'Измерения',
      lessons: [
        { title: 'Приборы', steps: [step('1', 'Линейка'), step('2', 'Термометр')] },
        { title: 'Единицы', steps: [step('3', 'Перевод единиц')] },
      ],
    },
    { id: 'second', title: 'Движение', lessons: [] },
  ],
};

export const trial: SampleTaskProps = {
  action: '/fizika_7-class',
  sample: {
    title: 'Перевод единиц',
    task: {
      id: 't1',
      kind: 'number',
      prompt: 'Сколько это в $\\frac{1}{2}$?',
      unit: 'м/с',
      points: 1,
    },
  },
  check: { state: 'unanswered' },
  lang: undefined,
};

export const landing: SubjectLanding = {
  subject: getSubject(6),
  grade: 7,
  workbook,
  sample: trial.sample,
  workbooks: [summary],
};
