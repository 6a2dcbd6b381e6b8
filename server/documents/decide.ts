import type { IncomingHttpHeaders } from 'node:http';
import type { ServerConfig } from '@/lib/config/server';
import { trackingKeys } from '@/lib/contract/tracking/tracking-keys';
import { canonicalPath } from '@/lib/routes/canonical-path';
import { isThere } from '@/lib/routes/is-there';
import { matchRoute, pathOf } from '@/lib/routes/match';
import { isPagePath } from '@/lib/routes/page-path';
import { isEmbedded } from '@/lib/routes/sub-resource';
import { isIndexableHost } from '@/lib/seo/indexability';
import { FEATURE_COOKIE } from '@/lib/session/cookies/product-features';
import { sessionCookie } from '@/lib/session/cookies/session';
import { isOnHost } from '@/lib/session/guards/hints';

/** What the decision reads of a request. */
export type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
};

/** What the decision depends on besides the request. */
export type Setting = Pick<
  ServerConfig,
  'INDEXABLE_HOST' | 'PARTNER_HOSTS' | 'DEPLOYMENT' | 'TEST_SIGN_IN'
>;

/** Which document: the path whose render it is, as a listed host shows it or as any other does. */
export type Wanted = { path: string; isListed: boolean };

/** What advertising and search engines put into addresses, and no page looks at. [DOC-03] */
export const passedOver: ReadonlySet<string> = new Set([
  ...trackingKeys,
  ...['yclid', 'gclid', 'fbclid', '_openstat', 'ysclid'],
]);

/**
 * The session, whatever its prefix and, were it ever cut into chunks, its number: who carries one is known
 * to Next. And features that are on in this browser alone. [FEAT-01]
 */
export const PERSONAL = new RegExp(
  `(?:^|[;,\\s])(?:(?:__Host-)?${sessionCookie.name}(?:\\.\\d+)?\\s*(?:=|;|$)|${FEATURE_COOKIE})`,
);

/** Next.js asks with these for a part of a page, and middleware for what nobody should. */
const ROUTER = /^(?:rsc$|next-|x-middleware-|x-nextjs-)/;

/** A path that means the same to everybody: no part of it is a dot segment, nothing is backslashed. */
const PLAIN = /^(?:\/(?!(?:\.|%2e){1,2}(?:\/|$))[\w~!$&'()*+,;=:@.%-]*)+$/i;

/** The script of documents, which is named by its hash. */
export const OWN_SCRIPT = /^\/enhance-[\w-]+\.js$/;

/**
 * Whether a request may be answered with a document, and with which; null when it is for Next.js. A pure
 * function of its arguments. [DOC-03]
 *
 * @param isKept whether there are documents of this path: the shortest way for what most people ask
 */
export function decide(
  { method, url = '', headers }: Asked,
  setting: Setting,
  isKept: (path: string) => boolean,
): Wanted | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const end = url.indexOf('?');
  if (end >= 0 && !isTrackingOnly(url.slice(end + 1))) return null;
  if (!isFromNobody(headers, setting)) return null;
  const asked = end < 0 ? url : url.slice(0, end);
  const path = isKept(asked) ? asked : pathOfDocument(asked, setting);
  if (path === null || (end >= 0 && path === pathOf('login'))) return null;
  return { path, isListed: isIndexableHost(headers.host, setting.INDEXABLE_HOST) };
}

/** The path of the document for a path: its own, that of 404 where nothing is, or null for Next.js. */
function pathOfDocument(path: string, setting: Setting): string | null {
  if (!PLAIN.test(path) || !isPagePath(path) || OWN_SCRIPT.test(path)) return null;
  if (canonicalPath(path) !== null) return null;
  const match = matchRoute(path);
  if (match === null || !isThere(match.route, setting)) return pathOf('notFound');
  return match.route.document ? path : null;
}

function isTrackingOnly(query: string): boolean {
  return query
    .split('&')
    .every((pair) => pair === '' || passedOver.has(pair.split('=', 1)[0] ?? pair));
}

/** Whether nothing about the request could change the answer or leave a cookie. */
function isFromNobody(headers: IncomingHttpHeaders, { PARTNER_HOSTS }: Setting): boolean {
  const { cookie, referer } = headers;
  if (cookie !== undefined && PERSONAL.test(cookie)) return false;
  if (referer !== undefined && isOnHost(referer, PARTNER_HOSTS)) return false;
  for (const name in headers) if (ROUTER.test(name)) return false;
  return headers['sec-fetch-dest'] === undefined || !isEmbedded(reader(headers));
}

const reader = (headers: IncomingHttpHeaders) => ({
  get: (name: string) => [headers[name]].flat().join(', ') || null,
});
