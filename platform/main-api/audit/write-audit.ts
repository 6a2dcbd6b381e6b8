import type { Db } from '@/platform/main-api/context';
import { auditEntry } from '@/platform/main-api/database/schema';
import type { AuditAction, AuditCodes } from './actions';

/** Who acts: an id that says nothing to whoever has no database. */
export type Actor = `${'user' | 'sso' | 'diary'}:${string}` | 'ops';

type Change = {
  actor: Actor;
  action: AuditAction;
  subject: `${'user' | 'school' | 'class' | 'homework' | 'attempt' | 'class_list' | 'feature' | 'deliveries'}:${string}`;
  before?: AuditCodes;
  after?: AuditCodes;
};

/**
 * Writes down who has changed what, in the transaction that changes it: either both are kept or neither
 * is. [TRUST-10]
 */
export async function writeAudit(tx: Pick<Db, 'insert'>, change: Change): Promise<void> {
  await tx.insert(auditEntry).values({ before: {}, after: {}, ...change });
}
