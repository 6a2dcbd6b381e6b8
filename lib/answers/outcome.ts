import type { ErrorCode } from '@/lib/contract/call/errors';
import type { AnswerReceipt } from '@/lib/contract/attempt/attempt';
import type { Result } from '@/lib/contract/call/result';

/** What became of sending an answer. */
export type SendOutcome =
  | { kind: 'saved'; receipt: AnswerReceipt }
  /** It can never be saved, however often it is sent. */
  | { kind: 'refused'; code: ErrorCode }
  /** The same, if the session is still that of the answer's owner; else they have to sign in again. */
  | { kind: 'doubtful'; code: ErrorCode }
  | { kind: 'signIn' }
  /** Later. `reason` says why; when the server is out of reach, the others need not be tried now. */
  | { kind: 'later'; reason: 'offline' | 'busy' | 'failed' };

const NEVER: readonly ErrorCode[] = [
  'attempt_finished',
  'task_not_returned',
  'homework_withdrawn',
  'homework_not_found',
  'task_not_in_homework',
  'answer_mismatch',
  'conflict',
  'invalid_request',
  'payload_too_large',
];

/** An attempt is hidden from everybody but its student; a teacher's session may save nothing. */
const DEPENDS_ON_SESSION: readonly ErrorCode[] = ['attempt_not_found', 'forbidden'];

/**
 * Reads a reply. What is not plainly final is tried again: an answer is dropped only for a
 * reason that is known. [HW-04]
 */
export function outcomeOf(result: Result<AnswerReceipt>): SendOutcome {
  if (result.ok) return { kind: 'saved', receipt: result.value };
  const { code, status } = result.error;
  if (status === 0) return { kind: 'later', reason: 'offline' };
  if (status === 401) return { kind: 'signIn' };
  if (NEVER.includes(code)) return { kind: 'refused', code };
  if (DEPENDS_ON_SESSION.includes(code)) return { kind: 'doubtful', code };
  if (status === 429 || status === 502 || status === 503 || status === 504)
    return { kind: 'later', reason: 'busy' };
  return { kind: 'later', reason: 'failed' };
}
