import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  account,
  artifact,
  externalIdentity,
  externalSignIn,
  letter,
  mailboxLetter,
  passkey,
  passwordReset,
  pendingStep,
  recoveryCode,
  registration,
  signingKey,
  tryCount,
} from '@/platform/sso/schema';

type KeptTable = {
  table: PgTable;
  of: (sub: string) => SQL;
  /** Whether an export has its rows: what opens a session is told to nobody. */
  isTold: boolean;
};

const { payload } = artifact;

/** Every table that keeps something of an account, in the order in which it is erased. [TRUST-06] */
export const keptTables: readonly KeptTable[] = [
  {
    table: artifact,
    of: (sub) =>
      sql`(${payload}->>'accountId' = ${sub} or ${payload}#>>'{session,accountId}' = ${sub}
        or ${payload}#>>'{result,login,accountId}' = ${sub})`,
    isTold: false,
  },
  { table: externalIdentity, of: (sub) => eq(externalIdentity.accountSub, sub), isTold: true },
  { table: registration, of: (sub) => eq(registration.accountSub, sub), isTold: true },
  { table: passkey, of: (sub) => eq(passkey.accountSub, sub), isTold: true },
  { table: recoveryCode, of: (sub) => eq(recoveryCode.accountSub, sub), isTold: false },
  { table: pendingStep, of: (sub) => eq(pendingStep.value, sub), isTold: false },
  { table: passwordReset, of: (sub) => eq(passwordReset.accountSub, sub), isTold: false },
  {
    table: letter,
    of: (sub) =>
      sql`${letter.about} in (${sub}, (select ${account.login} from ${account} where ${eq(account.sub, sub)}))`,
    isTold: false,
  },
  {
    table: mailboxLetter,
    of: (sub) =>
      sql`${mailboxLetter.recipient} = (select ${account.email} from ${account} where ${eq(account.sub, sub)})`,
    // The links in them open the account.
    isTold: false,
  },
  { table: account, of: (sub) => eq(account.sub, sub), isTold: true },
];

/**
 * The tables that keep nothing of an account.
 *
 * @testing
 */
export const impersonalTables: readonly PgTable[] = [
  signingKey,
  // Under way, for minutes; whose it is only the external provider knows.
  externalSignIn,
  // Under a fingerprint of what was typed as the login, until the count expires.
  tryCount,
];
