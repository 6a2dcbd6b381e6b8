import {
  bigint,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { AdapterPayload } from 'oidc-provider';
import type { Provider, ProviderType } from '@/lib/contract/auth/external-providers';
import type { SsoRole } from '@/platform/openid/sso-role';

export const sso = pgSchema('sso');

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const signingKey = sso.table('signing_key', {
  id: smallint('id').primaryKey().default(1),
  sealed: text('sealed').notNull(),
});

export const account = sso.table('account', {
  sub: uuid('sub').primaryKey().defaultRandom(),
  /**
   * As `normalizeLogin` returns it, so that unique here is unique whatever the case. Null for who signs
   * in elsewhere.
   */
  login: text('login').unique(),
  email: text('email'),
  /** Null for who signs in elsewhere and has no password here. */
  passwordHash: text('password_hash'),
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  patronymic: text('patronymic').notNull().default(''),
  role: text('role').$type<SsoRole>().notNull(),
  status: text('status').$type<'new' | 'registered'>().notNull().default('new'),
  classNumber: smallint('class_number'),
  classLetter: text('class_letter'),
  /** Who vouches for the person: `prosv_id` is the SSO itself. */
  providerType: text('provider_type')
    .$type<ProviderType | 'prosv_id'>()
    .notNull()
    .default('prosv_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** From then on nobody signs in with it, until operators allow it again. [TRUST-06] */
  disabledAt: instant('disabled_at'),
  /** Which words the person agreed to and when; null for who did not register here. [TRUST-10] */
  consentVersion: text('consent_version'),
  consentedAt: instant('consented_at'),
});

/**
 * Who is who at the external providers. An e-mail links nobody: a provider that does not check
 * addresses, or hands a given-up one to somebody else, would open another person's account.
 */
export const externalIdentity = sso.table(
  'external_identity',
  {
    provider: text('provider').$type<Provider>().notNull(),
    subject: text('subject').notNull(),
    accountSub: uuid('account_sub')
      .notNull()
      .references(() => account.sub, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identity_account').on(table.accountSub),
  ],
);

/** A sign-in at an external provider that is under way: the last one of its interaction. */
export const externalSignIn = sso.table(
  'external_sign_in',
  {
    interaction: text('interaction').primaryKey(),
    provider: text('provider').$type<Provider>().notNull(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('external_sign_in_expiry').on(table.expiresAt)],
);

/** What the OpenID protocol keeps for a time: sessions, interactions, codes, tokens, grants. */
export const artifact = sso.table(
  'artifact',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<AdapterPayload>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('artifact_grant').on(table.grantId),
    index('artifact_uid').on(table.model, table.uid),
    index('artifact_user_code').on(table.model, table.userCode),
    index('artifact_expiry').on(table.expiresAt),
    index('artifact_account').on(sql`(${table.payload}->>'accountId')`),
  ],
);

/** How often passwords were tried; names and order of the columns are rate-limiter-flexible's. [TRUST-09] */
export const tryCount = sso.table(
  'try_count',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('try_count_expiry').on(table.expire)],
);
