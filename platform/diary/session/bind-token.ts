import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@/platform/diary/context';
import { DiaryError } from '@/platform/diary/diary-error';
import { binding, bindToken, person } from '@/platform/diary/schema';
import { SCHOOL } from '@/platform/diary/seed/people';

/** For how long a token is good, and for how long its exchange is answered again, in milliseconds. */
const GOOD_FOR_MS = 600_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A token that tells the partner once who has come, and the state that belongs to it. */
export async function createBindToken(
  db: Db,
  personId: string,
  goodForMs = GOOD_FOR_MS,
): Promise<{ token: string; state: string }> {
  const [token, state] = [randomBytes(32), randomBytes(16)].map((one) => one.toString('base64url'));
  if (!token || !state) throw new Error('No random bytes');
  await db.delete(bindToken).where(lt(bindToken.expiresAt, sql`now() - interval '1 day'`));
  await db.insert(bindToken).values({
    hash: hashOf(token),
    stateHash: hashOf(state),
    personId,
    expiresAt: new Date(Date.now() + goodForMs),
  });
  return { token, state };
}

/**
 * Exchanges a token for the person. It works once; the same idempotency key is answered again.
 *
 * @throws DiaryError `token_unknown`, `token_expired` (used or too old), `state_mismatch`
 */
export async function exchangeBindToken(
  db: Db,
  { token, state, key }: { token: string; state: string; key: string | null },
) {
  const hash = hashOf(token);
  const [found] = await db.select().from(bindToken).where(eq(bindToken.hash, hash));
  if (!found) throw new DiaryError('token_unknown');
  if (found.stateHash !== hashOf(state)) throw new DiaryError('state_mismatch');
  const [taken] = await db
    .update(bindToken)
    .set({ usedAt: new Date(), usedKey: key })
    .where(
      and(eq(bindToken.hash, hash), isNull(bindToken.usedAt), gt(bindToken.expiresAt, new Date())),
    )
    .returning();
  if (!taken) await assertRepeated(db, hash, key);
  await db.insert(binding).values({ personId: found.personId }).onConflictDoNothing();
  return describe(db, found.personId);
}

/** @throws DiaryError `token_expired` unless this very request was answered a short while ago */
async function assertRepeated(db: Db, hash: string, key: string | null): Promise<void> {
  const [used] = await db.select().from(bindToken).where(eq(bindToken.hash, hash));
  const isSame = key !== null && used?.usedKey === key;
  const usedAt = used?.usedAt?.getTime() ?? 0;
  if (!isSame || Date.now() - usedAt > GOOD_FOR_MS) throw new DiaryError('token_expired');
}

async function describe(db: Db, personId: string) {
  const [found] = await db.select().from(person).where(eq(person.id, personId));
  if (!found) throw new DiaryError('user_not_found');
  const { id: userId, role, name, patronymic, surname } = found;
  const fullName = [name, patronymic, surname].filter(Boolean).join(' ');
  return { userId, role, name: fullName, schoolName: SCHOOL };
}
