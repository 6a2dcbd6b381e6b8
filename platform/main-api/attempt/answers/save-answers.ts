import type { SavedAnswers } from '@/lib/contract/attempt/save-answers';
import { errorTable } from '@/lib/contract/call/errors';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { saveInto } from './save-answer';

/**
 * Saves several answers of one attempt, together when nothing keeps them apart: what is refused of one
 * does not touch the others. Sent again, it changes nothing. [HW-04]
 *
 * @throws ServiceError `attempt_not_found`; whatever is no refusal of an answer, such as `unavailable`:
 *   then some may have been committed, and sent again they are confirmed
 */
export const saveAnswers: Verb<'saveAnswers'> = async (context, { params, body }) => {
  const { attemptCode } = params;
  // Once for all: another's attempt is one wrong guess, however many answers come for it.
  await context.attempts.get(callerOf(context).userId, attemptCode);
  const outcomes = await Promise.allSettled(
    body.answers.map((given) => saveInto(context, attemptCode, given)),
  );
  const results = outcomes.map((outcome, index): SavedAnswers['results'][number] => {
    if (outcome.status === 'fulfilled') return { isSaved: true, receipt: outcome.value };
    const code = codeOfRefusal(outcome.reason);
    const answerId = body.answers[index]?.answerId ?? '';
    return { isSaved: false, answerId, refusal: { code, status: errorTable[code].status } };
  });
  return { results };
};

/** The code of what was refused; a failure that is nobody's refusal is thrown. */
function codeOfRefusal(reason: unknown): ServiceError['code'] {
  const isRefusal = reason instanceof ServiceError && errorTable[reason.code].status < 500;
  if (!isRefusal) throw reason;
  return reason.code;
}
