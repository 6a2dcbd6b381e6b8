import type { AnswerReceipt } from '@/lib/contract/attempt/attempt';
import { noAnswer, type Result } from '@/lib/contract/call/result';
import { within } from './clock';
import { outcomeOf, type SendOutcome } from './outcome';
import type { QueueOptions } from './queue-options';
import type { UnsentAnswer } from './unsent-answer';

/** A request that hangs is a failed one, in milliseconds. */
const SEND_TIMEOUT = 15_000;

const NO_ANSWER: Result<AnswerReceipt> = { ok: false, error: noAnswer };

/** Why answers have to wait. */
export type SendProblem = 'offline' | 'troubled' | 'signIn';

type Round = {
  options: Pick<QueueOptions, 'send' | 'isOwnSession' | 'clock'>;
  /** Whether this very answer still is to be sent: it may have been changed or saved meanwhile. */
  isUnsent(answer: UnsentAnswer): boolean;
  conclude(answer: UnsentAnswer, outcome: SendOutcome): Promise<void>;
};

/** Sends answers one after the other. Returns why some have to wait, or null when none has. */
export async function deliver(
  answers: readonly UnsentAnswer[],
  { options, isUnsent, conclude }: Round,
): Promise<SendProblem | null> {
  let problem: SendProblem | null = null;
  for (const answer of answers) {
    if (!isUnsent(answer)) continue;
    const outcome = await sendOne(answer, options);
    await conclude(answer, outcome);
    if (outcome.kind === 'signIn') return 'signIn';
    if (outcome.kind !== 'later') continue;
    problem = outcome.reason === 'offline' ? 'offline' : 'troubled';
    // One answer that fails must not hold up the others; a server out of reach holds up all.
    if (outcome.reason !== 'failed') return problem;
  }
  return problem;
}

async function sendOne(answer: UnsentAnswer, options: Round['options']): Promise<SendOutcome> {
  const sending = options.send(answer, { leaving: false }).catch(() => NO_ANSWER);
  const outcome = outcomeOf(await within(options.clock, SEND_TIMEOUT, sending, NO_ANSWER));
  if (outcome.kind !== 'doubtful') return outcome;
  const isOwn = await options.isOwnSession().catch(() => null);
  if (isOwn === null) return { kind: 'later', reason: 'busy' };
  return isOwn ? { kind: 'refused', code: outcome.code } : { kind: 'signIn' };
}
