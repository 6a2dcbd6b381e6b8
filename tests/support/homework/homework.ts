import { randomUUID } from 'node:crypto';
import type { Step } from '@/lib/contract/content/content';
import type { Feedback } from '@/lib/contract/homework/homework';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { guessAnswer } from '@/platform/tasks/samples';
import { callPlatform } from '@/tests/support/http/call-platform';

/** Every step of a shipped workbook, in order. */
export async function stepsOf(workbookId: string): Promise<string[]> {
  const { modules } = await callPlatform('getWorkbook', { params: { workbookId } });
  return modules.flatMap((m) => m.lessons.flatMap((l) => l.steps.map((s) => s.uuid)));
}

/** A homework of the first steps of a workbook. */
export async function createHomework(
  token: string,
  {
    workbookId = 'matematika-5',
    steps = 3,
    title = 'Проверка',
    feedback,
    accountsOnly,
  }: {
    workbookId?: string;
    steps?: number;
    title?: string;
    feedback?: Feedback;
    accountsOnly?: boolean;
  } = {},
) {
  const [all, book] = [
    await stepsOf(workbookId),
    await callPlatform('getWorkbook', { params: { workbookId } }),
  ];
  return callPlatform('createHomework', {
    token,
    body: {
      idempotencyKey: randomUUID(),
      title,
      subjectId: book.subjectId,
      grade: book.grade,
      steps: all.slice(0, steps),
      ...((feedback || accountsOnly) && { policy: { feedback, accountsOnly } }),
    },
  });
}

/** Answers every task of an attempt's step. */
export async function answerStep(
  token: string,
  attemptCode: string,
  stepNumber: number,
  answer: (task: Step['tasks'][number]) => AnswerValue = guessAnswer,
): Promise<void> {
  const { tasks } = await callPlatform('getAttemptStep', {
    token,
    params: { attemptCode, stepNumber },
  });
  for (const task of tasks)
    await callPlatform('saveAnswer', {
      token,
      params: { attemptCode, answerId: randomUUID() },
      body: { stepNumber, taskId: task.id, sequence: 1, value: answer(task) },
    });
}
