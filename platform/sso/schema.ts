import {
  index,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';
import type { SsoRole } from '@/platform/kernel/demo-people';

export const sso = pgSchema('sso');

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const signingKey = sso.table('signing_key', {
  id: smallint('id').primaryKey().default(1),
  sealed: text('sealed').notNull(),
});

export const account = sso.table('account', {
  sub: uuid('sub').primaryKey().defaultRandom(),
  /** As `normalizeLogin` gives it, so that unique here is unique whatever the case. */
  login: text('login').notNull().unique(),
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
  createdAt: instant('created_at').notNull().defaultNow(),
});

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
  ],
);
