import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Page } from '@/platform/openid/pages/page-template';
import type { SsoContext } from '@/platform/sso/context';
import { templateOf } from './layout';

/** Answers with a page and the headers that belong to it. */
export function sendPage(
  context: SsoContext,
  publicOrigin: string,
  page: Page,
  status: ContentfulStatusCode,
): Promise<Response> {
  return templateOf(publicOrigin).send(context, page, status);
}
