import { MAX_ANSWERS } from '@/lib/contract/attempt/max-answers';
import type { SavedAnswers } from '@/lib/contract/attempt/save-answers';
import { noAnswer, type Failure, type Result } from '@/lib/contract/call/result';
import { isErrorCode } from '@/lib/format/error-text';
import { outcomeOf, type SendOutcome } from './outcome';
import type { UnsentAnswer } from './unsent-answer';

/** A request that shall outlive its page may have 64 kB; the rest of it is small. */
const MAX_LENGTH = 40_000;

/**
 * What goes out as one request each: answers of one attempt in their order, few and short enough. They
 * may be sent together because each is at a place of its own.
 */
export function groupAnswers(answers: readonly UnsentAnswer[]): UnsentAnswer[][] {
  const groups: UnsentAnswer[][] = [];
  const open = new Map<string, { group: UnsentAnswer[]; length: number }>();
  for (const answer of answers) {
    // In UTF-8 a letter takes at most three bytes.
    const length = 3 * JSON.stringify(answer).length;
    const last = open.get(answer.attemptCode);
    if (last && last.group.length < MAX_ANSWERS && last.length + length <= MAX_LENGTH) {
      last.group.push(answer);
      last.length += length;
    } else {
      const group = [answer];
      groups.push(group);
      open.set(answer.attemptCode, { group, length });
    }
  }
  return groups;
}

/** What became of each answer of a group; or of the whole, when the answers were not looked at. */
export type GroupOutcome =
  | { kind: 'each'; outcomes: SendOutcome[] }
  /** Nobody can be reached, or they have to sign in: each alone would fare no better. */
  | { kind: 'all'; outcome: Extract<SendOutcome, { kind: 'signIn' | 'later' }> }
  /** One of them may be the reason, or the server is of before there were groups: each alone. */
  | { kind: 'alone' };

/** Reads the reply to a group. */
export function groupOutcomeOf(
  group: readonly UnsentAnswer[],
  result: Result<SavedAnswers>,
): GroupOutcome {
  if (!result.ok) {
    const outcome = outcomeOf(result);
    const isOfAll =
      outcome.kind === 'signIn' || (outcome.kind === 'later' && outcome.reason !== 'failed');
    return isOfAll ? { kind: 'all', outcome } : { kind: 'alone' };
  }
  const { results } = result.value;
  if (results.length !== group.length) return { kind: 'alone' };
  return {
    kind: 'each',
    outcomes: results.map((one) =>
      outcomeOf(
        one.isSaved
          ? { ok: true, value: one.receipt }
          : { ok: false, error: failureOf(one.refusal) },
      ),
    ),
  };
}

function failureOf({ code, status }: { code: string; status: number }): Failure {
  return isErrorCode(code) ? { code, status, requestId: '' } : { ...noAnswer, status };
}
