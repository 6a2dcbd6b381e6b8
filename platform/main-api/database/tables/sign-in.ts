import { index, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import type { LoginParams } from '@/lib/contract/auth/endpoints';
import { instant, mainApi } from '@/platform/main-api/database/columns';

/** The newest signs; what the others have signed stays good for a while. [TRUST-12] */
export const signingKey = mainApi.table('signing_key', {
  id: smallint('id').primaryKey().default(1),
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Which of the two sign-ins something belongs to: that of users or that of editors. [AUTH-20] */
export type SignInPurpose = 'edu' | 'cms';

export const loginState = mainApi.table(
  'login_state',
  {
    state: text('state').primaryKey(),
    purpose: text('purpose').$type<SignInPurpose>().notNull().default('edu'),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    params: jsonb('params').$type<LoginParams>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_state_expiry').on(table.expiresAt)],
);

/** Tokens that count once and have been used: what the SSO tells of a sign-out. [TRUST-05] */
export const revokedToken = mainApi.table(
  'revoked_token',
  {
    jti: text('jti').primaryKey(),
    /** When the token would have ended by itself: from then on the row can go. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('revoked_token_expiry').on(table.expiresAt)],
);
