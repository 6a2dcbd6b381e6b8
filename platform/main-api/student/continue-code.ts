import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import { CONTINUE_CODE_PAIRS } from '@/lib/contract/auth/continue-code';
import { pronounceableCode } from '@/platform/kernel/codes';
import { derivedCode } from '@/platform/main-api/auth/derived-code';
import type { Db, MainApi } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { deriveSecrets } from '@/platform/openid/sealed-values';

/**
 * What is kept of a code to continue. Keyed, because codes that children can type are few enough to be
 * tried all by whoever has only the table. With another PLATFORM_SECRET, of which no previous one is
 * given either, codes open nothing. [TRUST-03] [TRUST-12]
 *
 * @returns by the current secret, and by the previous one when it is given
 */
export function hashesOfCode(env: Secrets, code: string): [current: string, ...previous: string[]] {
  const hashBy = (key: Uint8Array) => createHmac('sha256', key).update(code).digest('base64url');
  const secrets = acceptedSecrets(env.PLATFORM_SECRET, env.PLATFORM_SECRET_PREVIOUS);
  const [current, ...previous] = deriveSecrets(secrets, 'continue-code');
  return [hashBy(current), ...previous.map(hashBy)];
}

type Secrets = Pick<MainApi['env'], 'PLATFORM_SECRET' | 'PLATFORM_SECRET_PREVIOUS'>;

/** The code that a registration gives: the same each time it is sent. */
export const firstContinueCode = (env: Secrets, registrationId: string): string =>
  derivedCode(env, 'first-continue-code', registrationId, CONTINUE_CODE_PAIRS);

/** Gives a student a new code, of which only the hash is kept; the one before opens nothing any more. */
export async function issueContinueCode(
  db: Pick<Db, 'update'>,
  env: Secrets,
  studentId: string,
): Promise<string> {
  const code = pronounceableCode(CONTINUE_CODE_PAIRS);
  const [continueCodeHash] = hashesOfCode(env, code);
  await db.update(user).set({ continueCodeHash }).where(eq(user.id, studentId));
  return code;
}
