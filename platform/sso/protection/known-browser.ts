import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Origins, SsoContext } from '@/platform/sso/context';

/** In seconds: who has been away for longer is a stranger again. */
const LIFETIME = 180 * 24 * 60 * 60;
/** A family at one computer; the one who was here longest ago is forgotten first. */
const MAX_LOGINS = 5;
const BROWSER_BYTES = 16;
const MARK_LENGTH = 16;

/** Whose browser it is; only the SSO reads and writes it. */
export type KnownBrowsers = {
  /** The name of the browser when this login has signed in there before, else null. [TRUST-09] */
  find(context: SsoContext, login: string): string | null;
  /** Remembers in the browser that this login has signed in there. */
  remember(context: SsoContext, login: string): void;
};

type Kept = { browser: string; marks: string[] };

/**
 * Kept in a signed cookie that holds marks instead of logins. It opens nothing: with it somebody has tries
 * of their own, no more.
 *
 * @param keys of its own: the first signs, the others are those of before [TRUST-12]
 */
export function createKnownBrowsers(
  { issuer }: Origins,
  keys: readonly [Uint8Array, ...Uint8Array[]],
): KnownBrowsers {
  const secure = issuer.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}sso_browser`;
  const hmac = (text: string, key = keys[0]) =>
    createHmac('sha256', key).update(text).digest('base64url');
  const markOf = (browser: string, login: string, key = keys[0]) =>
    hmac(`mark ${browser} ${login}`, key).slice(0, MARK_LENGTH);
  const read = (context: SsoContext): Kept | null => {
    const [text = '', signature = ''] = (getCookie(context, name) ?? '').split('~');
    const given = Buffer.from(signature);
    const isOurs = keys.some((key) => {
      const expected = Buffer.from(hmac(`browser ${text}`, key));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (!isOurs) return null;
    const [browser = '', ...marks] = text.split('.');
    return { browser, marks };
  };
  return {
    find(context, login) {
      const kept = read(context);
      const isKnown = keys.some((key) => kept?.marks.includes(markOf(kept.browser, login, key)));
      return kept && isKnown ? kept.browser : null;
    },
    remember(context, login) {
      const kept = read(context);
      const browser = kept?.browser ?? randomBytes(BROWSER_BYTES).toString('base64url');
      const mark = markOf(browser, login);
      const others = (kept?.marks ?? []).filter((other) => other !== mark);
      const text = [browser, mark, ...others.slice(0, MAX_LOGINS - 1)].join('.');
      const options = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const;
      const value = `${text}~${hmac(`browser ${text}`)}`;
      setCookie(context, name, value, { ...options, maxAge: LIFETIME });
    },
  };
}
