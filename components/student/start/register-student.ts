import { refusalOf } from '@/lib/api/refusal-of';
import { callWeb } from '@/lib/browser/call-web';
import type { Result } from '@/lib/contract/call/result';
import type { StudentProfile } from '@/lib/contract/user/user';
import type { WebReply } from '@/lib/contract/web/endpoints';

/** Sends the form of a student without an account. No answer is a failure with status 0. */
export async function registerStudent(
  idempotencyKey: string,
  taskHash: string,
  form: StudentProfile,
): Promise<Result<WebReply<'beginHomework'>>> {
  const told = await callWeb('beginHomework', { idempotencyKey, taskHash, ...form });
  return told.ok ? told : { ok: false, error: refusalOf(told.status, told.content) };
}
