import { getCookie } from 'hono/cookie';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { INTERACTION } from './strict-provider';

/**
 * The library's own cookie of an interaction has a path, and so no `__Host-`: a neighbouring host could
 * plant it, and whoever then signed in would sign in the one who began. This one it cannot plant over
 * https.
 */
const nameOf = (issuer: string, uid: string) =>
  `${issuer.startsWith('https:') ? '__Host-' : ''}began_${uid}`;

/** Marks the browser in which an interaction begins. */
export function markBrowser({ cookies, oidc, secure }: KoaContextWithOIDC, uid: string): void {
  cookies.set(nameOf(oidc.issuer, uid), '1', {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: INTERACTION * 1_000,
    signed: false,
  });
}

/** Whether the interaction began in this browser. */
export function isMarkedBrowser(
  { issuer }: Provider,
  context: ServiceContext,
  uid: string,
): boolean {
  return getCookie(context, nameOf(issuer, uid)) !== undefined;
}
