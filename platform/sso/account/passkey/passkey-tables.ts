import {
  bigint,
  index,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
  type PgSchema,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The tables of passkeys and of what goes with them.
 *
 * @param account the column that names an account
 */
export function passkeyTables(schema: PgSchema, account: () => AnyPgColumn) {
  /** Passkeys, by which somebody signs in without a password or beside it. [TRUST-07] */
  const passkey = schema.table(
    'passkey',
    {
      credentialId: text('credential_id').primaryKey(),
      accountSub: uuid('account_sub').notNull().references(account, { onDelete: 'cascade' }),
      publicKey: text('public_key').notNull(),
      /** How often it was used, for those that count: a copy of one shows in it. */
      counter: bigint('counter', { mode: 'number' }).notNull(),
      transports: jsonb('transports').$type<string[]>().notNull(),
      name: text('name').notNull(),
      createdAt: instant('created_at').notNull().defaultNow(),
      lastUsedAt: instant('last_used_at'),
    },
    (table) => [index('passkey_account').on(table.accountSub)],
  );

  /** Codes for who has lost the passkey, each good once. [TRUST-07] */
  const recoveryCode = schema.table(
    'recovery_code',
    {
      accountSub: uuid('account_sub').notNull().references(account, { onDelete: 'cascade' }),
      codeHash: text('code_hash').notNull(),
      createdAt: instant('created_at').notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.accountSub, table.codeHash] })],
  );

  /** What has to be remembered for some minutes between two requests of a sign-in or a session. [TRUST-07] */
  const pendingStep = schema.table(
    'pending_step',
    {
      key: text('key').primaryKey(),
      value: text('value').notNull(),
      expiresAt: instant('expires_at').notNull(),
    },
    (table) => [index('pending_step_expiry').on(table.expiresAt)],
  );

  return { passkey, recoveryCode, pendingStep };
}
