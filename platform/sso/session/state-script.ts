import { toServiceError } from '@/platform/kernel/errors';
import type { SsoRole } from '@/platform/openid/sso-role';
import { describe } from '@/platform/kernel/service';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { findSignedIn } from './browser-session';

/** Those for whom there is something in the product. */
const PLACED: readonly SsoRole[] = ['teacher', 'student', 'school_admin', 'approver'];

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // The product's pages load it; nobody else is to learn who somebody is.
  'Cross-Origin-Resource-Policy': 'same-site',
};

/**
 * What pages of the product receive; null for a role that the product has no pages for. They learn
 * neither who that is, nor that the person who was signed in before has left.
 */
export function stateOf(account: Account | null): { isSignedIn: boolean; uuid?: string } | null {
  if (!account) return { isSignedIn: false };
  return PLACED.includes(account.role) ? { isSignedIn: true, uuid: account.sub } : null;
}

/**
 * `/api/state.js`: a script from which an open page learns who is signed in here now; it asks every
 * other second. An empty one says nothing: so a page on another site, to which the browser does not
 * give the session, is not taken for one where nobody is signed in. [AUTH-15]
 */
export function stateScript(sso: Sso) {
  return async (context: SsoContext): Promise<Response> => {
    const isForeign = context.req.header('sec-fetch-site') === 'cross-site';
    try {
      const state = isForeign ? null : stateOf(await findSignedIn(sso, context));
      const script = state ? `window.prosvIdState=${JSON.stringify(state)};` : '';
      return context.body(script, 200, HEADERS);
    } catch (thrown) {
      const { code, cause } = toServiceError(thrown);
      context.get('log').error({ code, cause: describe(cause) }, 'request failed');
      return context.body('', 503, { ...HEADERS, 'Retry-After': '5' });
    }
  };
}
