import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { LeadMeta } from '@/lib/contract/lead/lead';
import { ServiceError } from '@/platform/kernel/errors';
import type { Verb } from '@/platform/main-api/context';
import { lead } from '@/platform/main-api/database/schema';

/** Applications that one address or phone may send within the window. */
const MAX_PER_CONTACT = 5;
const WINDOW = 24 * 60 * 60_000;

/**
 * Keeps an application form, once per request however often it is sent.
 *
 * @throws ServiceError `rate_limited` when the same contact has sent too many today [ROUTE-21],
 *   `conflict` when the same key was sent with another form
 */
export const addLead: Verb<'addLead'> = async ({ db }, { body }) => {
  const { idempotencyKey: id, type, meta } = body;
  const { visit: _, ...written } = meta;
  const contact = contactOf(meta);
  await db.transaction(async (tx) => {
    // One after the other: ten at the same moment would all find that there are none yet.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${contact}, 0))`);
    const [kept] = await tx
      .select({
        // Sent again from a turned phone, it is the same form.
        isSame: sql<boolean>`${lead.type} = ${type} and ${lead.meta} - 'visit' = ${JSON.stringify(written)}::jsonb`,
      })
      .from(lead)
      .where(eq(lead.id, id));
    if (kept?.isSame) return;
    if (kept) throw new ServiceError('conflict');
    const today = gt(lead.createdAt, new Date(Date.now() - WINDOW));
    const [oldest] = await tx
      .select({ sentAt: lead.createdAt })
      .from(lead)
      .where(and(eq(lead.contact, contact), today))
      .orderBy(desc(lead.createdAt))
      .offset(MAX_PER_CONTACT - 1)
      .limit(1);
    if (oldest)
      throw new ServiceError('rate_limited', { retryAfterSeconds: waitFor(oldest.sentAt) });
    await tx.insert(lead).values({ id, type, meta, contact }).onConflictDoNothing();
  });
  return { done: true };
};

/** Until an application leaves the window, in seconds. */
function waitFor(sentAt: Date): number {
  return Math.max(1, Math.ceil((sentAt.getTime() + WINDOW - Date.now()) / 1_000));
}

/** The address in small letters, else the last ten digits of the phone: +7 and 8 are the same. */
function contactOf({ email, phone = '' }: LeadMeta): string {
  return email?.toLowerCase() ?? phone.replace(/\D/g, '').slice(-10);
}
