import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Letter } from '@/platform/mail/letter';
import { findAccountByLogin, findAccountBySub } from '@/platform/sso/account/find-account';
import type { Db, Origins } from '@/platform/sso/context';
import { createLinkToken } from '@/platform/sso/protection/link-token';
import { passwordReset, registration } from '@/platform/sso/schema';
import { confirmLetter, knownAlreadyLetter, noticeLetter, notices, resetLetter } from './words';

type Composer = (db: Db, origins: Origins, about: string) => Promise<Letter | null>;

/** For how many seconds a link to choose a new password is good. */
export const RESET_LIFETIME = 60 * 60;

const withLink = {
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
    const expiresAt = sql`now() + ${RESET_LIFETIME} * interval '1 second'`;
    // Links of before stay good: strangers who ask as well do not end that of the owner.
    await db.insert(passwordReset).values({ accountSub: account.sub, tokenHash, expiresAt });
    return resetLetter(origins, account.email, token);
  },
} satisfies Record<string, Composer>;

type NoticeKind = keyof typeof notices;
export type LetterKind = keyof typeof withLink | NoticeKind;

/**
 * What a letter says and to whom; null when there is nobody to write to. Whether there is an account is
 * asked here, when nobody waits for the answer. [TRUST-07]
 */
export function composeLetter(
  db: Db,
  origins: Origins,
  { kind, about }: { kind: LetterKind; about: string },
): Promise<Letter | null> {
  if (kind === 'registration' || kind === 'reset') return withLink[kind](db, origins, about);
  return composeNotice(db, origins, kind, about);
}

/** `about` is the id of an account. */
async function composeNotice(db: Db, origins: Origins, kind: NoticeKind, about: string) {
  const account = await findAccountBySub(db, about);
  return account?.email ? noticeLetter(origins, account.email, notices[kind]) : null;
}
