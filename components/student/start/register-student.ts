import { refusalOf } from '@/lib/api/refusal-of';
import type { Result } from '@/lib/contract/call/result';
import type { StudentProfile } from '@/lib/contract/user/user';

export type Started = { attemptCode: string; currentStep: number };

/** Sends the form of a student without an account. No answer is a failure with status 0. */
export async function registerStudent(
  requestId: string,
  taskHash: string,
  form: StudentProfile,
): Promise<Result<Started>> {
  try {
    const response = await fetch('/api/session/student', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ requestId, taskHash, ...form }),
    });
    const content: unknown = await response.json();
    // Our own handler answers, with what the contract says.
    if (response.ok) return { ok: true, value: content as Started };
    return { ok: false, error: refusalOf(response.status, content) };
  } catch {
    return { ok: false, error: refusalOf(0, null) };
  }
}
