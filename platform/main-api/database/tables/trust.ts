import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditCodes } from '@/platform/main-api/audit/actions';
import { createdAt, instant, mainApi } from '@/platform/main-api/database/columns';
import { user } from './people';

/**
 * Who has changed a role, a mark, a name or a policy, in codes: no name, no word that somebody wrote.
 * Rows are only ever added. [TRUST-10]
 */
export const auditEntry = mainApi.table(
  'audit_entry',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: createdAt(),
    /** `user:` and an id, `sso:` and a subject identifier there, or `ops` for the command line. */
    actor: text('actor').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** What was changed: `user:`, `homework:`, `attempt:` or `feature:` and its id. */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<AuditCodes>().notNull(),
    after: jsonb('after').$type<AuditCodes>().notNull(),
  },
  (table) => [
    index('audit_entry_subject').on(table.subject, table.at),
    index('audit_entry_actor').on(table.actor, table.at),
    index('audit_entry_at').on(table.at),
  ],
);

/** Who was erased, and which service has said that it knows; the others are told again. [TRUST-06] */
export const erasure = mainApi.table('erasure', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id),
  /** The subject identifier on the SSO, until the SSO has said that it knows. */
  ssoSub: text('sso_sub'),
  signOnToldAt: instant('sign_on_told_at'),
  paymentsToldAt: instant('payments_told_at'),
  createdAt: createdAt(),
});
