import type { IncomingHttpHeaders } from 'node:http';
import type { ServerConfig } from '@/lib/config/server';
import { documentSecurityPolicy } from '@/lib/security/content-security-policy';
import type { DocumentFacts } from '@/server/documents/document';

/** What speaks of one answer, one connection or the framework, and not of the page. */
const NOT_THE_PAGES = new Set([
  ...[
    'connection',
    'keep-alive',
    'transfer-encoding',
    'date',
    'content-length',
    'content-encoding',
  ],
  ...['etag', 'link', 'content-security-policy', 'cache-control', 'x-powered-by'],
]);

/**
 * The headers of a document: those of the render, with a policy that needs no nonce. A browser may keep
 * a page, and asks each time whether it is still right: by then somebody may have signed in. [DOC-05]
 *
 * @throws Error when the render was for one browser alone
 */
export function documentHeaders(
  status: number,
  rendered: IncomingHttpHeaders,
  config: ServerConfig,
): DocumentFacts['headers'] {
  if (rendered['set-cookie'] !== undefined) throw new Error('The render sets a cookie');
  const own = Object.entries(rendered).flatMap(([name, value]) => {
    const isPages = !NOT_THE_PAGES.has(name) && !/^x-(?:nextjs|middleware)-/.test(name);
    return isPages && value !== undefined ? [[name, [value].flat().join(', ')] as const] : [];
  });
  return [
    ...own.filter(([name]) => name !== 'vary'),
    ['vary', variesBy(rendered.vary)],
    ['cache-control', status === 200 ? 'no-cache' : 'no-store'],
    ['content-security-policy', documentSecurityPolicy(config)],
  ];
}

function variesBy(rendered: string | undefined): string {
  const names = rendered?.split(/,\s*/) ?? [];
  const isThere = names.some((name) => name.toLowerCase() === 'accept-encoding');
  return (isThere ? names : [...names, 'Accept-Encoding']).join(', ');
}
