import type { Attempt, AttemptStep } from '@/lib/contract/attempt/attempt';
import type { CallResult, Failure } from '@/lib/contract/call/result';
import { isCompleteAnswer, isEmptyAnswer } from '@/lib/contract/tasks/answers';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';

export const ATTEMPT_CODE = 'bafedikogupamitebaba';
export const stepPath = (number: number) => `/lesson/homework/${ATTEMPT_CODE}/${number}`;

export const attemptWith = (
  answered: number[],
  change: Partial<Attempt> = {},
  begun: number[] = answered,
): Attempt => ({
  attemptCode: ATTEMPT_CODE,
  taskHash: 'bafedikogupamite',
  title: 'Дроби',
  subjectId: 1,
  number: 1,
  startedAt: '2026-03-04T09:00:00Z',
  finishedAt: null,
  score: null,
  grade: null,
  awaitingCount: 0,
  isReturned: false,
  answeredCount: answered.length,
  stepCount: 3,
  teacherName: 'Анна Сергеевна Морозова',
  currentStep: 1,
  attemptsLeft: 1,
  scoreReason: null,
  steps: ['Доли', 'Сравнение', 'Сложение'].map((title, index) => ({
    number: index + 1,
    title,
    answered: answered.includes(index + 1),
    begun: begun.includes(index + 1),
    verdict: null,
  })),
  ...change,
});

export const stepOf = (number: number, text?: string): AttemptStep => ({
  number,
  title: ['Доли', 'Сравнение', 'Сложение'][number - 1] ?? '',
  tasks: [{ id: 't1', kind: 'number', prompt: `Вопрос шага ${number}`, points: 1 }],
  returned: null,
  ...{ hints: [], hintCost: 10 },
  answers:
    text === undefined
      ? []
      : [
          {
            taskId: 't1',
            sequence: 1,
            value: { kind: 'number', text },
            savedAt: '2026-03-04T09:10:00Z',
          },
        ],
});

const failed = (change: Partial<Failure>): { ok: false; error: Failure } => ({
  ok: false,
  error: { code: 'unavailable', status: 0, requestId: '', ...change },
});

/** The main API as the player meets it, with one student and one attempt. */
export class FakeMainApi {
  readonly calls: { name: string; input: unknown }[] = [];
  readonly answers = new Map<number, { value: AnswerValue; sequence: number; id: string }>();
  finished = false;
  /** Every call fails with this; null when all is well. */
  problem: Partial<Failure> | null = null;
  /** Saving alone fails with this. */
  refusal: Partial<Failure> | null = null;

  named(name: string): unknown[] {
    return this.calls.filter((call) => call.name === name).map(({ input }) => input);
  }

  readonly call = async (name: string, input: unknown): Promise<unknown> => {
    this.calls.push({ name, input });
    await Promise.resolve();
    if (this.problem) return failed(this.problem);
    const { params, body } = input as {
      params: { stepNumber: number; answerId: string };
      body: { stepNumber: number; sequence: number; value: AnswerValue };
    };
    switch (name) {
      case 'saveAnswer':
        return this.refusal ? failed(this.refusal) : this.#save(params.answerId, body);
      case 'getAttemptStep':
        return { ok: true, value: stepOf(params.stepNumber) };
      case 'getAttempt':
        return { ok: true, value: this.#attempt() };
      case 'finishAttempt':
        this.finished = true;
        return { ok: true, value: this.#attempt() };
      default:
        return { ok: true, value: { done: true } };
    }
  };

  #attempt(): Attempt {
    const given = [...this.answers].filter(([, { value }]) => !isEmptyAnswer(value));
    const complete = given.filter(([number, { value }]) =>
      stepOf(number).tasks.every((task) => isCompleteAnswer(task, value)),
    );
    const numbers = (answers: typeof given) => answers.map(([number]) => number);
    return attemptWith(numbers(complete), {}, numbers(given));
  }

  #save(
    answerId: string,
    body: { stepNumber: number; sequence: number; value: AnswerValue },
  ): CallResult<'saveAnswer'> {
    const { stepNumber, sequence, value } = body;
    this.answers.set(stepNumber, { value, sequence, id: answerId });
    const savedAt = new Date().toISOString();
    return { ok: true, value: { answerId, sequence, savedAt, superseded: false } };
  }
}
