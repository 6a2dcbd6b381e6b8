import type { ServerConfig } from '@/lib/config/server';
import { passedOver, PERSONAL } from '@/server/documents/decide';
import { routerHeaders } from '@/server/requests/page-headers';

/** Requests with one of these are for Next.js: nginx knows headers by their whole names alone. */
const FOR_NEXT = [
  ...routerHeaders,
  ...['next-url', 'next-action', 'x-nextjs-data'],
  ...['x-middleware-subrequest', 'x-middleware-prefetch'],
];
const variableOf = (header: string) => `$http_${header.replaceAll('-', '_')}`;

/** Where web is, and which class of hosts a request belongs to. */
export function hostMaps({ PORT, INDEXABLE_HOST }: ServerConfig): string {
  const listed = INDEXABLE_HOST === undefined ? '' : `\n  ${INDEXABLE_HOST} listed;`;
  const both = INDEXABLE_HOST === undefined ? 'every' : 'other';
  return `upstream web {
  server 127.0.0.1:${PORT};
  keepalive 32;
}

map $host $documents_hosts {
  default ${both};${listed}
}
map $documents_hosts $documents_robots {
  default "noindex,nofollow";
  listed "index,follow";
}`;
}

/** Whether a request is for web, whatever it asks for: what `decide` says, in the words of nginx. */
export function decisionMaps({ PARTNER_HOSTS }: ServerConfig): string {
  const names = [...passedOver].join('|');
  const partners = PARTNER_HOSTS.map((host) => host.replaceAll('.', '\\.')).join('|');
  return `# 1: for web, whatever is asked for.
map $http_cookie $documents_session {
  default 0;
  "~${PERSONAL.source}" 1;
}
map $args $documents_query {
  default 1;
  "" 0;
  "~^(?:(?:(?:${names})(?:=[^&]*)?)?(?:&|$))*$" 0;
}
map "$http_sec_fetch_dest $http_sec_fetch_site" $documents_embedded {
  default 1;
  "~^ " 0;
  "~^document " 0;
  "empty same-origin" 0;
  "empty none" 0;
}
map "${FOR_NEXT.map(variableOf).join('')}" $documents_router {
  default 1;
  "" 0;
}
map $http_referer $documents_partner {
  default 0;${partners === '' ? '' : `\n  "~*^https?://(?:${partners})(?:/|$)" 1;`}
}
map $request_method $documents_method {
  default 1;
  GET 0;
  HEAD 0;
}
# Another spelling of a path is redirected, or is 404, by web.
map $request_uri $documents_spelling {
  default 1;
  "~^/(?:[a-z0-9_-]+(?:/[a-z0-9_-]+)*)?(?:\\?|$)" 0;
}
map "$documents_session$documents_query$documents_embedded$documents_router$documents_partner$documents_method$documents_spelling" $documents_past {
  default 1;
  0000000 0;
}
map "$documents_past$is_args" $documents_past_login {
  default 1;
  0 0;
}`;
}

/** Whether a request brings the entity tag of a copy. */
export const comparedMap = `# 1: for web to compare, unless it has just failed to.
map "$upstream_status:$http_if_none_match" $documents_compared {
  volatile;
  default 1;
  ":" 0;
  "~^5" 0;
}`;
