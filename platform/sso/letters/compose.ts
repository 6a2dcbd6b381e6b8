import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Letter } from '@/platform/mail/letter';
import { findAccountByLogin, findAccountBySub } from '@/platform/sso/account/find-account';
import type { Db, Origins } from '@/platform/sso/context';
import { createLinkToken } from '@/platform/sso/protection/link-token';
import { passwordReset, registration } from '@/platform/sso/schema';
import { changedLetter, confirmLetter, knownAlreadyLetter, resetLetter } from './words';

type Composer = (db: Db, origins: Origins, about: string) => Promise<Letter | null>;

/** For how many seconds a link to choose a new password is good. */
export const RESET_LIFETIME = 60 * 60;

/**
 * What each kind of letter says and to whom; null when there is nobody to write to. Whether there is an
 * account is asked here, when nobody waits for the answer. [TRUST-07]
 */
export const composers = {
  /** `about` is the id of a registration. */
  registration: async (db, origins, about) => {
    const open = and(
      eq(registration.id, about),
      isNull(registration.accountSub),
      gt(registration.expiresAt, sql`now()`),
    );
    const found = await db.query.registration.findFirst({ where: open });
    if (!found) return null;
    if (await findAccountByLogin(db, found.login)) return knownAlreadyLetter(origins, found.email);
    const { token, tokenHash } = createLinkToken();
    await db.update(registration).set({ tokenHash }).where(open);
    return confirmLetter(origins, found, token);
  },
  /** `about` is a login, as somebody has typed it. */
  reset: async (db, origins, about) => {
    const account = await findAccountByLogin(db, about);
    if (!account?.email || account.passwordHash === null) return null;
    const { token, tokenHash } = createLinkToken();
    const values = { tokenHash, expiresAt: sql`now() + ${RESET_LIFETIME} * interval '1 second'` };
    await db
      .insert(passwordReset)
      .values({ accountSub: account.sub, ...values })
      .onConflictDoUpdate({ target: passwordReset.accountSub, set: values });
    return resetLetter(origins, account.email, token);
  },
  /** `about` is the id of an account. */
  changed: async (db, origins, about) => {
    const account = await findAccountBySub(db, about);
    return account?.email ? changedLetter(origins, account.email) : null;
  },
} satisfies Record<string, Composer>;

export type LetterKind = keyof typeof composers;
