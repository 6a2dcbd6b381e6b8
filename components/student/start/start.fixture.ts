import type { Attempt, AttemptSummary } from '@/lib/contract/attempt/attempt';
import type { TaskPreview } from '@/lib/contract/homework/homework';

export const TASK_HASH = 'bafedikogupamite';
export const ATTEMPT_CODE = 'bafedikogupamitebaba';

export const previewOf = (change: Partial<TaskPreview> = {}): TaskPreview => ({
  taskHash: TASK_HASH,
  title: 'Дроби на каждый день',
  subjectId: 1,
  grade: 5,
  teacherName: 'Анна Сергеевна Морозова',
  state: 'open',
  dueAt: null,
  attempts: 2,
  accountsOnly: false,
  stepCount: 12,
  ...change,
});

export const summaryOf = (change: Partial<AttemptSummary> = {}): AttemptSummary => ({
  attemptCode: ATTEMPT_CODE,
  taskHash: TASK_HASH,
  title: 'Дроби на каждый день',
  subjectId: 1,
  number: 1,
  startedAt: '2026-03-04T09:00:00Z',
  finishedAt: null,
  score: null,
  grade: null,
  awaitingCount: 0,
  isReturned: false,
  answeredCount: 3,
  stepCount: 12,
  ...change,
});

export const attemptOf = (change: Partial<Attempt> = {}): Attempt => ({
  ...summaryOf(),
  teacherName: 'Анна Сергеевна Морозова',
  currentStep: 4,
  attemptsLeft: 1,
  scoreReason: null,
  steps: [],
  ...change,
});
