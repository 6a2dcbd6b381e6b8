import { sql } from 'drizzle-orm';
import {
  removeExpired,
  removeRows,
  type RetentionRule,
} from '@/platform/kernel/database/retention';
import {
  artifact,
  externalSignIn,
  mailboxLetter,
  passwordReset,
  pendingStep,
  registration,
  tryCount,
} from '@/platform/sso/schema';

/** What has expired: nobody finds it any more in any case. [TRUST-08] */
export const retentionRules: readonly RetentionRule[] = [
  removeExpired(artifact, artifact.expiresAt),
  removeExpired(externalSignIn, externalSignIn.expiresAt),
  removeExpired(registration, registration.expiresAt),
  removeExpired(passwordReset, passwordReset.expiresAt),
  removeExpired(pendingStep, pendingStep.expiresAt),
  // What its letters link to has expired.
  removeRows(mailboxLetter, sql`${mailboxLetter.createdAt} < now() - interval '1 day'`, null),
  removeRows(tryCount, sql`${tryCount.expire} < extract(epoch from now()) * 1000`, null),
];
