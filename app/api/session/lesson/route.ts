import { randomUUID } from 'node:crypto';
import { serverConfig } from '@/lib/config/server';
import { isSameOrigin } from '@/lib/http/same-origin';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { forgetLesson } from '@/lib/session/diary/kept-link';

/** The lesson of a diary has its homework, or is to have none: the next homework is an ordinary one. [DIARY-04] */
export async function DELETE(request: Request): Promise<Response> {
  const requestId = randomUUID();
  if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  await forgetLesson();
  return respondWith({ done: true }, requestId);
}
