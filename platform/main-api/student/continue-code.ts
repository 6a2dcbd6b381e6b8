import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CONTINUE_CODE_PAIRS } from '@/lib/contract/auth/continue-code';
import { pronounceableCode } from '@/platform/kernel/codes';
import type { Db, MainApi } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { deriveSecret } from '@/platform/openid/sealed-keys';

/**
 * What is kept of a code to continue. Keyed, because codes that children can type are few enough to be
 * tried all by whoever has only the table. With another PLATFORM_SECRET codes open nothing. [TRUST-03]
 */
export function hashOfCode(
  { PLATFORM_SECRET }: Pick<MainApi['env'], 'PLATFORM_SECRET'>,
  code: string,
) {
  const key = deriveSecret(PLATFORM_SECRET, 'continue-code');
  return createHmac('sha256', key).update(code).digest('base64url');
}

/** Gives a student a new code, of which only the hash is kept; the one before opens nothing any more. */
export async function issueContinueCode(
  db: Pick<Db, 'update'>,
  env: Pick<MainApi['env'], 'PLATFORM_SECRET'>,
  studentId: string,
): Promise<string> {
  const code = pronounceableCode(CONTINUE_CODE_PAIRS);
  const continueCodeHash = hashOfCode(env, code);
  await db.update(user).set({ continueCodeHash }).where(eq(user.id, studentId));
  return code;
}
