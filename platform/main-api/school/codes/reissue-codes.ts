import { eq, sql } from 'drizzle-orm';
import { ACTIVATION_CODE_PAIRS } from '@/lib/contract/school/codes/codes';
import { ServiceError } from '@/platform/kernel/errors';
import { derivedCode } from '@/platform/main-api/auth/derived-code';
import type { Db, MainApi } from '@/platform/main-api/context';
import { activationCode, schoolClass } from '@/platform/main-api/database/schema';
import { findOwnCode, type OwnCode } from './find-own-code';

type Env = Pick<MainApi['env'], 'PLATFORM_SECRET'>;

const nextCode = (env: Env, code: string) =>
  derivedCode(env, 'next-activation-code', code, ACTIVATION_CODE_PAIRS);

/** A code of a class in the archive opens nothing. */
const revokedAt = sql`(select ${schoolClass.archivedAt} from ${schoolClass} where ${schoolClass.id} = ${activationCode.classId})`;

/** Puts new codes, which nobody has used, in the place of these; the old ones open nothing any more. */
export async function reissueCodes(
  tx: Pick<Db, 'update'>,
  env: Env,
  codes: readonly string[],
): Promise<string[]> {
  const fresh = codes.map((code) => ({ code, next: nextCode(env, code) }));
  for (const { code, next } of fresh)
    await tx
      .update(activationCode)
      .set({ code: next, usedBy: null, usedAt: null, revokedAt })
      .where(eq(activationCode.code, code));
  return fresh.map(({ next }) => next);
}

/**
 * A code of the administrator's school as it is, or the one that was put in its place: asked for twice, it is
 * done once. Locked until the transaction ends.
 *
 * @throws ServiceError `activation_code_not_found` also for a code of another school
 */
export async function getCodeOrNext(
  tx: Pick<Db, 'select'>,
  env: Env,
  adminId: string,
  code: string,
): Promise<OwnCode> {
  const own = await findOwnCode(tx, adminId, code);
  if (own) return own;
  const next = await findOwnCode(tx, adminId, nextCode(env, code));
  if (next?.usedBy !== null) throw new ServiceError('activation_code_not_found');
  return next;
}
