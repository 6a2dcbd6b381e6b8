import { sql } from 'drizzle-orm';
import { boolean, index, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, mainApi } from '@/platform/main-api/database/columns';
import { user } from './people';

/**
 * A sign-in that goes on. Its tokens name it, and count for nothing without its row: what ends a session
 * moves `expires_at`, and what has ended may be deleted at any time. [TRUST-05]
 */
export const session = mainApi.table(
  'session',
  {
    /** The `jti` of its tokens. */
    id: text('id').primaryKey(),
    /** Null for an editor, who is no user. [AUTH-20] */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** Who it is at the SSO; null for a student without an account. */
    ssoSub: text('sso_sub'),
    /** The session of the SSO that it came from, when that says so. */
    ssoSid: text('sso_sid'),
    /** On somebody else's computer, or of an editor: shorter. */
    isShared: boolean('is_shared').notNull(),
    /** As the browser names itself, without versions; '' for what is not known. */
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    /** The network from which it began, shortened: `203.0.113`. */
    network: text('network').notNull(),
    createdAt: createdAt(),
    /** To a few minutes. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Since when the SSO could not be asked whether the account still stands. */
    unconfirmedSince: instant('unconfirmed_since'),
    /** When the SSO was last asked; null before the first time. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('session_user').on(table.userId),
    index('session_sso_sub').on(table.ssoSub),
    index('session_sso_sid').on(table.ssoSid),
    index('session_expiry').on(table.expiresAt),
    // Those that are due are found by it once a minute.
    index('session_confirmed').on(sql`coalesce(${table.confirmedAt}, ${table.createdAt})`),
  ],
);
