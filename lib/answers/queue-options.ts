import type { AnswerReceipt } from '@/lib/contract/attempt/attempt';
import type { SavedAnswers } from '@/lib/contract/attempt/save-answers';
import type { Result } from '@/lib/contract/call/result';
import type { Clock } from './clock';
import type { AnswerStore } from './store';
import type { UnsentAnswer } from './unsent-answer';

/** What the queue needs of the world. */
export type QueueOptions = {
  userId: string;
  /** Sends one answer; `leaving`: the request has to survive the page. Returns status 0 when offline. */
  send(answer: UnsentAnswer, options: { leaving: boolean }): Promise<Result<AnswerReceipt>>;
  /** Sends several answers of one attempt, each at another place, in one request. */
  sendTogether(
    answers: readonly UnsentAnswer[],
    options: { leaving: boolean },
  ): Promise<Result<SavedAnswers>>;
  /** Whether the browser's session is that of `userId`; rejects when that cannot be learnt. */
  isOwnSession(): Promise<boolean>;
  store: AnswerStore;
  clock: Clock;
  newId(): string;
  /** From 0 to 1. */
  random(): number;
  /** Runs the work while no other tab of this user runs it. */
  exclusively(work: () => Promise<boolean>): Promise<boolean>;
};
