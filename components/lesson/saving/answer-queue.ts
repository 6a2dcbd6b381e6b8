import { callApi } from '@/lib/api/call-api';
import { callWeb } from '@/lib/browser/call-web';
import { systemClock } from '@/lib/answers/clock';
import { connectToPage } from '@/lib/answers/connect-to-page';
import { AnswerQueue } from '@/lib/answers/queue';
import type { QueueOptions } from '@/lib/answers/queue-options';
import type { UnsentAnswer } from '@/lib/answers/unsent-answer';
import { MAX_SPENT_SECONDS } from '@/lib/contract/attempt/max-answers';
import { roles } from '@/lib/contract/auth/roles';
import { createIndexedDbStore } from '@/lib/answers/store';
import { exclusively } from '@/lib/answers/tab-lock';
import { createId } from '@/lib/browser/ids';

const queues = new Map<string, AnswerQueue>();

/**
 * The answer queue of a user in this tab; in the browser only. It lives as long as the document, so
 * that it goes on sending when the student turns to another page.
 */
export function answerQueueOf(userId: string): AnswerQueue {
  const known = queues.get(userId);
  if (known) return known;
  const queue = new AnswerQueue({
    userId,
    send,
    sendTogether,
    isOwnSession: () => isStudentHere(userId),
    store: createIndexedDbStore(),
    clock: systemClock,
    newId: createId,
    random: Math.random,
    exclusively: (work) => exclusively(`answers of ${userId}`, work),
  });
  queues.set(userId, queue);
  connectToPage(queue, window);
  return queue;
}

const send: QueueOptions['send'] = (answer, { leaving }) => {
  const { attemptCode, answerId } = answer;
  return callApi(
    'saveAnswer',
    { params: { attemptCode, answerId }, body: bodyOf(answer) },
    // The queue keeps the answer and asks for the sign-in by itself.
    { keepalive: leaving, handlesSessionExpired: true },
  );
};

const sendTogether: QueueOptions['sendTogether'] = (answers, { leaving }) => {
  const [{ attemptCode } = { attemptCode: '' }] = answers;
  const given = answers.map((answer) => ({ answerId: answer.answerId, ...bodyOf(answer) }));
  return callApi(
    'saveAnswers',
    { params: { attemptCode }, body: { answers: given } },
    { keepalive: leaving, handlesSessionExpired: true },
  );
};

const bodyOf = ({ stepNumber, taskId, sequence, value, spentSeconds }: UnsentAnswer) => ({
  ...{ stepNumber, taskId, sequence, value },
  ...(spentSeconds !== undefined && {
    spentSeconds: Math.min(spentSeconds, MAX_SPENT_SECONDS),
  }),
});

/** Whether this browser is still signed in as the student; it may have changed in another tab. */
async function isStudentHere(userId: string): Promise<boolean> {
  const told = await callWeb('getSession', undefined);
  if (!told.ok) throw new Error(`Session: ${told.status}`);
  const { entries } = told.value;
  return entries.some((entry) => entry.role === roles.student && entry.userId === userId);
}
