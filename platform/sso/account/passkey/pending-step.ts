import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '@/platform/sso/context';
import { pendingStep } from '@/platform/sso/schema';

/** For how many seconds a step waits for the one that follows. */
const LIFETIME = 5 * 60;

type Purpose = 'create' | 'get' | 'second' | 'unlocked';

const keyOf = (purpose: Purpose, of: string) => `${purpose} ${of}`;
const isAlive = (key: string) =>
  and(eq(pendingStep.key, key), gt(pendingStep.expiresAt, sql`now()`));

/** Remembers something of a sign-in or a session, in place of what it remembered before. */
export async function keepStep(db: Db, purpose: Purpose, of: string, value: string): Promise<void> {
  const values = { value, expiresAt: sql`now() + ${LIFETIME} * interval '1 second'` };
  await db
    .insert(pendingStep)
    .values({ key: keyOf(purpose, of), ...values })
    .onConflictDoUpdate({ target: pendingStep.key, set: values });
}

/** What is remembered; null when it is too long ago. */
export async function readStep(db: Db, purpose: Purpose, of: string): Promise<string | null> {
  const where = isAlive(keyOf(purpose, of));
  return (await db.query.pendingStep.findFirst({ where }))?.value ?? null;
}

/** The same, once: whoever asks again finds nothing. */
export async function takeStep(db: Db, purpose: Purpose, of: string): Promise<string | null> {
  const [taken] = await db
    .delete(pendingStep)
    .where(isAlive(keyOf(purpose, of)))
    .returning();
  return taken?.value ?? null;
}
