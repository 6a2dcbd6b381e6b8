import { errorTable, type ErrorCode } from '@/lib/contract/call/errors';
import type { PaymentResult } from './payment-result';

export type PaymentFailure = { code: ErrorCode; field?: string };

/** With these the service refuses what the caller has sent; all else is between it and us. */
const ofCaller = [400, 404, 409, 422];

/**
 * What a person is told of a failed call, in a code of ours. A refusal of our own token is none of theirs:
 * it says that the service is unavailable. [PAY-03]
 */
export function failureOf({
  errors,
  status,
}: PaymentResult<unknown> & { data: null }): PaymentFailure {
  if (status === null || status >= 500) return { code: 'unavailable' };
  if (status < 400) return { code: 'upstream_invalid' };
  const { code, field } = { ...(errors as Record<string, unknown> | null) };
  if (!ofCaller.includes(status) || !isCode(code)) return { code: 'unavailable' };
  return { code, ...(typeof field === 'string' && { field }) };
}

const isCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorTable, code);
