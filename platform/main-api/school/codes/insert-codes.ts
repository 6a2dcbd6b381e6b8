import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { ACTIVATION_CODE_PAIRS } from '@/lib/contract/school/codes/codes';
import { isOneOf } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/errors';
import { derivedCode } from '@/platform/main-api/auth/derived-code';
import type { Db, MainApi } from '@/platform/main-api/context';
import { activationCode, schoolClass } from '@/platform/main-api/database/schema';

type Tx = Pick<Db, 'select' | 'insert' | '$count'>;
type Env = Pick<MainApi['env'], 'PLATFORM_SECRET'>;
export type WantedCode = { classId: string; surname: string; name: string };

/** Two thousand students and who comes in a year; made in a day, with some taken back and made again. */
const MOST_OPEN = 5_000;
const MOST_IN_A_DAY = 10_000;

/** How often a code may be taken by another class: with a million codes, one in seventy thousand is. */
const TRIES = 4;

/**
 * Makes codes for classes of a school that is locked. They follow from the seed and the platform's secret:
 * the same seed makes the same codes, once, and nobody can reckon them.
 *
 * @returns the codes, in the order in which they were wanted
 * @throws ServiceError `school_full`, `rate_limited` [TRUST-08]
 */
export async function insertCodes(
  tx: Tx,
  env: Env,
  { schoolId, seed }: { schoolId: string; seed: string },
  wanted: readonly WantedCode[],
): Promise<string[]> {
  const codes: string[] = [];
  let rest = wanted.map((one, at) => ({ ...one, at }));
  for (let turn = 0; rest.length > 0; turn++) {
    if (turn === TRIES) throw new ServiceError('unavailable');
    const made = rest.map((one) => ({
      ...one,
      code: derivedCode(env, 'activation-code', `${seed} ${one.at} ${turn}`, ACTIVATION_CODE_PAIRS),
    }));
    const there = await listPlaces(
      tx,
      made.map(({ code }) => code),
    );
    const fresh = made.filter(({ code }) => !there.has(code));
    await assertRoom(tx, schoolId, fresh.length);
    if (fresh.length > 0)
      await tx
        .insert(activationCode)
        .values(
          fresh.map(({ code, classId, surname, name }) => ({ code, classId, surname, name })),
        );
    rest = made.filter((one) => {
      const isOurs = (there.get(one.code) ?? one.classId) === one.classId;
      if (isOurs) codes[one.at] = one.code;
      return !isOurs;
    });
  }
  return codes;
}

/** The class of each of these codes that exists. */
async function listPlaces(tx: Tx, codes: string[]): Promise<Map<string, string>> {
  const { code, classId } = activationCode;
  const rows = await tx.select({ code, classId }).from(activationCode).where(isOneOf(code, codes));
  return new Map(rows.map((row) => [row.code, row.classId]));
}

async function assertRoom(tx: Tx, schoolId: string, more: number): Promise<void> {
  if (more === 0) return;
  const isOpen = and(isNull(activationCode.usedBy), isNull(activationCode.revokedAt));
  const isToday = gt(activationCode.createdAt, sql`now() - interval '1 day'`);
  const [open, today] = await Promise.all(
    [isOpen, isToday].map(async (which) => {
      const [counted] = await tx
        .select({ count: count() })
        .from(activationCode)
        .innerJoin(schoolClass, eq(schoolClass.id, activationCode.classId))
        .where(and(eq(schoolClass.schoolId, schoolId), which));
      return counted?.count ?? 0;
    }),
  );
  if ((open ?? 0) + more > MOST_OPEN) throw new ServiceError('school_full');
  if ((today ?? 0) + more > MOST_IN_A_DAY)
    throw new ServiceError('rate_limited', { retryAfterSeconds: 3_600 });
}
