import { eq, sql } from 'drizzle-orm';
import type { LeadMeta } from '@/lib/contract/lead/lead';
import { ServiceError } from '@/platform/kernel/errors';
import { createThrottle } from '@/platform/kernel/limits/throttle';
import type { Verb } from '@/platform/main-api/context';
import { lead } from '@/platform/main-api/database/schema';

/** Applications that one address or phone may send within a day, from one network. */
const ofContact = createThrottle({ limit: 5, windowMs: 24 * 60 * 60_000 });

/**
 * Keeps an application form, once per request however often it is sent.
 *
 * What others have sent in the name of a contact keeps nobody out, and nobody learns of it. [TRUST-09]
 *
 * @throws ServiceError `rate_limited` when the same contact has sent too many today from this network
 *   [ROUTE-21], `conflict` when the same key was sent with another form
 */
export const addLead: Verb<'addLead'> = async ({ db, network }, { body }) => {
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
    const retryAfterSeconds = ofContact.take(`${network} ${contact}`, id);
    if (retryAfterSeconds > 0) throw new ServiceError('rate_limited', { retryAfterSeconds });
    await tx.insert(lead).values({ id, type, meta, contact }).onConflictDoNothing();
  });
  return { done: true };
};

/** The address in small letters, else the last ten digits of the phone: +7 and 8 are the same. */
function contactOf({ email, phone = '' }: LeadMeta): string {
  return email?.toLowerCase() ?? phone.replace(/\D/g, '').slice(-10);
}
