import { serverConfig } from '@/lib/config/server';
import { canonicalPath } from '@/lib/routes/canonical-path';
import { fileHeaders } from '@/lib/security/file-headers';
import { isIndexableHost } from '@/lib/seo/indexability';
import { movedAnswer } from '@/lib/seo/moved-answer';
import type { Step } from '@/server/step';
import { endEarly } from './end-early';

/** What Next.js would redirect by itself, without our headers and in a step of its own. */
const DOUBLED = /[\\/]{2,}|\\/;
/** What has one spelling only, because no person types it. */
const NO_PAGE = /^\/(?:_next|api|og|images|icons)\//;

/**
 * Sends an address with several slashes in a row to the page that was meant, in one step with whatever
 * else is wrong in it. One that leads nowhere goes on with single slashes, to the page that says so. [SEO-03]
 */
export const mergeSlashes: Step = (request, response) => {
  const [path = '', ...query] = (request.url ?? '').split('?');
  if (!DOUBLED.test(path)) return false;
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const single = path.replace(/[\\/]+/g, '/');
  const meant = canonicalPath(path.replaceAll('\\', '/'));
  if (NO_PAGE.test(single)) {
    endEarly(request, response, { status: 404, code: 'not_found', reason: 'several slashes' });
    return true;
  }
  if (meant === null) {
    // With a slash at its end it is no address of a page, as it was none before.
    request.url = `${single.replace(/\/$/, '')}/${search}`;
    return false;
  }
  const { INDEXABLE_HOST, PUBLIC_ORIGIN } = serverConfig();
  const isListed = isIndexableHost(request.headers.host, INDEXABLE_HOST);
  const { body, headers } = movedAnswer({
    redirectLocation: meant + search,
    httpStatus: 301,
    robots: isListed ? 'index,follow' : 'noindex,nofollow',
  });
  response.writeHead(301, { ...fileHeaders(request.url ?? '', PUBLIC_ORIGIN), ...headers });
  response.end(body);
  return true;
};
