import { noAnswer, type Result } from '@/lib/contract/call/result';
import { within } from './clock';
import { outcomeOf, type SendOutcome } from './outcome';
import type { QueueOptions } from './queue-options';
import { groupAnswers, groupOutcomeOf } from './send-together';
import type { UnsentAnswer } from './unsent-answer';

/** A request that hangs is a failed one, in milliseconds. */
const SEND_TIMEOUT = 15_000;

const NO_ANSWER: Result<never> = { ok: false, error: noAnswer };

/** Why answers have to wait. */
export type SendProblem = 'offline' | 'troubled' | 'signIn';

type Round = {
  options: Pick<QueueOptions, 'send' | 'sendTogether' | 'isOwnSession' | 'clock'>;
  /** Whether this very answer still is to be sent: it may have been changed or saved meanwhile. */
  isUnsent(answer: UnsentAnswer): boolean;
  conclude(answer: UnsentAnswer, outcome: SendOutcome): Promise<void>;
};

/** Why an answer has to wait, and whether the others have to as well. */
type Trouble = { problem: SendProblem; isOfAll: boolean };

/**
 * Sends answers, those of one attempt together. Returns why some have to wait, or null when none has.
 */
export async function deliver(
  answers: readonly UnsentAnswer[],
  round: Round,
): Promise<SendProblem | null> {
  let problem: SendProblem | null = null;
  for (const group of groupAnswers(answers)) {
    const trouble = await deliverGroup(group.filter(round.isUnsent), round);
    problem = trouble?.problem ?? problem;
    if (trouble?.isOfAll) return problem;
  }
  return problem;
}

async function deliverGroup(group: readonly UnsentAnswer[], round: Round): Promise<Trouble | null> {
  const { options, isUnsent } = round;
  const together = group.length > 1 ? await sendGroup(group, options) : null;
  if (together?.kind === 'all') return troubleOf(together.outcome);
  let trouble: Trouble | null = null;
  for (const [index, answer] of group.entries()) {
    const told = together?.kind === 'each' ? together.outcomes[index] : undefined;
    // What the server has said of an answer counts, though the student has changed it since.
    if (!told && !isUnsent(answer)) continue;
    const outcome = await judge(told ?? (await sendOne(answer, options)), options);
    await round.conclude(answer, outcome);
    trouble = troubleOf(outcome) ?? trouble;
    if (trouble?.isOfAll) return trouble;
  }
  return trouble;
}

/** One answer that fails must not hold up the others; a server out of reach holds up all. */
function troubleOf(outcome: SendOutcome): Trouble | null {
  if (outcome.kind === 'signIn') return { problem: 'signIn', isOfAll: true };
  if (outcome.kind !== 'later') return null;
  const problem = outcome.reason === 'offline' ? 'offline' : 'troubled';
  return { problem, isOfAll: outcome.reason !== 'failed' };
}

async function sendGroup(group: readonly UnsentAnswer[], options: Round['options']) {
  const sending = options.sendTogether(group, { leaving: false }).catch(() => NO_ANSWER);
  return groupOutcomeOf(group, await within(options.clock, SEND_TIMEOUT, sending, NO_ANSWER));
}

async function sendOne(answer: UnsentAnswer, options: Round['options']): Promise<SendOutcome> {
  const sending = options.send(answer, { leaving: false }).catch(() => NO_ANSWER);
  return outcomeOf(await within(options.clock, SEND_TIMEOUT, sending, NO_ANSWER));
}

/** What a refusal means that depends on who is signed in. */
async function judge(outcome: SendOutcome, options: Round['options']): Promise<SendOutcome> {
  if (outcome.kind !== 'doubtful') return outcome;
  const isOwn = await options.isOwnSession().catch(() => null);
  if (isOwn === null) return { kind: 'later', reason: 'busy' };
  return isOwn ? { kind: 'refused', code: outcome.code } : { kind: 'signIn' };
}
