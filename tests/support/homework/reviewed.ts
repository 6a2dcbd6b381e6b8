import { randomUUID } from 'node:crypto';
import type { AttemptReview } from '@/lib/contract/review/review';
import type { AnswerValue, TaskKind } from '@/lib/contract/tasks/tasks';
import { callPlatform } from '@/tests/support/http/call-platform';
import { stepsOf } from './homework';
import { beginAs } from './named-students';

/** A homework of the first step of a workbook that is one task of a kind, and where that task is. */
export async function homeworkWith(
  teacher: string,
  workbookId: string,
  kind: TaskKind,
): Promise<{ taskHash: string; stepUuid: string; stepNumber: number; taskId: string }> {
  for (const stepUuid of await stepsOf(workbookId)) {
    const { tasks } = await callPlatform('getStep', { token: teacher, params: { stepUuid } });
    const [task] = tasks;
    if (task?.kind !== kind || tasks.length > 1) continue;
    const book = await callPlatform('getWorkbook', { params: { workbookId } });
    const { taskHash } = await callPlatform('createHomework', {
      token: teacher,
      body: {
        idempotencyKey: randomUUID(),
        title: 'На проверку',
        ...{ subjectId: book.subjectId, grade: book.grade, steps: [stepUuid] },
        policy: { feedback: 'everybody' },
      },
    });
    return { taskHash, stepUuid, stepNumber: 1, taskId: task.id };
  }
  throw new Error(`No ${kind} in ${workbookId}`);
}

type Where = { taskHash: string; stepNumber: number; taskId: string };

/** Saves an answer of a student; status and code where it is refused. */
export function give(
  token: string,
  attemptCode: string,
  { stepNumber, taskId }: Where,
  value: AnswerValue,
  sequence = 1,
) {
  return callPlatform('saveAnswer', {
    token,
    params: { attemptCode, answerId: randomUUID() },
    body: { stepNumber, taskId, sequence, value, spentSeconds: 40 },
  });
}

/** A student who has answered one task, and finished. */
export async function finishedBy(surname: string, where: Where, value: AnswerValue | null) {
  const student = await beginAs(where.taskHash, { surname, browserId: randomUUID() });
  const { token, attemptCode } = student;
  if (value) await give(token, attemptCode, where, value);
  await callPlatform('finishAttempt', { token, params: { attemptCode } });
  return student;
}

export const reviewOf = (token: string, attemptCode: string): Promise<AttemptReview> =>
  callPlatform('getAttemptReview', { token, params: { attemptCode } });

/** What a change has to name of an attempt's first task. */
export async function namedOf(token: string, attemptCode: string) {
  const { tasks } = await reviewOf(token, attemptCode);
  const { answerId = null, version = 0 } = tasks[0]?.given ?? {};
  return { attemptCode, answerId, version };
}
