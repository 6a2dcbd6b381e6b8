import type { SsoContext } from '@/platform/sso/context';
import { pageHeaders, type Page } from './layout';

type Status = 200 | 400 | 403 | 404 | 422 | 429 | 500 | 503;

/** Answers with a page and the headers that belong to it. */
export async function sendPage(
  context: SsoContext,
  publicOrigin: string,
  page: Page,
  status: Status,
): Promise<Response> {
  return context.html(await page, status, pageHeaders(publicOrigin));
}
