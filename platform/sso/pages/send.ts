import type { Page } from '@/platform/kernel/pages/document';
import type { SsoContext } from '@/platform/sso/context';
import { sheetOf } from './layout';

type Status = 200 | 400 | 403 | 404 | 422 | 429 | 500 | 503;

/** Answers with a page and the headers that belong to it. */
export function sendPage(
  context: SsoContext,
  publicOrigin: string,
  page: Page,
  status: Status,
): Promise<Response> {
  return sheetOf(publicOrigin).send(context, page, status);
}
