import { refusalOf } from '@/lib/api/refusal-of';
import { callWeb } from '@/lib/browser/call-web';
import type { Result } from '@/lib/contract/call/result';

/** The code of the student without an account who is signed in here. No answer is a failure with status 0. */
export async function fetchCode(): Promise<Result<{ code: string }>> {
  const told = await callWeb('showContinueCode', undefined);
  return told.ok ? told : { ok: false, error: refusalOf(told.status, told.content) };
}
