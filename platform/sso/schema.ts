import {
  bigint,
  boolean,
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
import { letterTable, mailboxTable } from '@/platform/mail/letter-tables';
import { passkeyTables } from './account/passkey/passkey-tables';
import type { SsoRole } from '@/platform/openid/sso-role';

export const sso = pgSchema('sso');

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The newest signs; what the others have signed stays good for a while. [TRUST-12] */
export const signingKey = sso.table('signing_key', {
  id: smallint('id').primaryKey().default(1),
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
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
  /** Whether a password alone does not sign in: a passkey is wanted as well. [TRUST-07] */
  hasSecondFactor: boolean('has_second_factor').notNull().default(false),
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

/** What is to be sent, and in a demo what was. [TRUST-07] */
export const letter = letterTable(sso);
export const mailboxLetter = mailboxTable(sso);

/**
 * Who has filled in the registration and has not confirmed the e-mail yet: there is no account until then.
 * One for each sign-in that is under way, kept for a day. [TRUST-07]
 */
export const registration = sso.table(
  'registration',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    interaction: text('interaction').notNull().unique(),
    login: text('login').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    patronymic: text('patronymic').notNull(),
    role: text('role').$type<'teacher' | 'student'>().notNull(),
    consentVersion: text('consent_version').notNull(),
    consentedAt: instant('consented_at').notNull(),
    /** Of the link in the last letter. */
    tokenHash: text('token_hash').unique(),
    /** The account that the link has made. */
    accountSub: uuid('account_sub').references(() => account.sub, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('registration_login').on(table.login),
    index('registration_expiry').on(table.expiresAt),
  ],
);

/** Links that let somebody choose a new password; the limits of letters bound how many. [TRUST-07] */
export const passwordReset = sso.table(
  'password_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountSub: uuid('account_sub')
      .notNull()
      .references(() => account.sub, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('password_reset_account').on(table.accountSub),
    index('password_reset_expiry').on(table.expiresAt),
  ],
);

export const { passkey, recoveryCode, pendingStep } = passkeyTables(sso, () => account.sub);
