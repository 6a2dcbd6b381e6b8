import type { ErrorCode } from '@/lib/contract/call/errors';

/** Why a request is not carried out. */
export type Refusal = {
  code: ErrorCode;
  /** The path of the value that was wrong, when one was. */
  field?: string;
  /** The methods that would have been right, for a 405. */
  allow?: readonly string[];
  /** For a 429: after how many seconds to try again. */
  retryAfter?: number;
};

/** A part of a request that was checked: its value, or why the request is refused. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export const accept = <Value>(value: Value): Checked<Value> => ({ ok: true, value });
export const refuse = (refusal: Refusal): Checked<never> => ({ ok: false, refusal });
