import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/log/logger';
import { pathOf } from '@/lib/routes/match';
import { fileHeaders } from '@/lib/security/file-headers';
import { answerUnavailable } from '@/server/documents/answer-document';
import { endEarly } from '@/server/requests/end-early';
import type { Step } from '@/server/step';
import { busyAnswer } from './busy-page';
import type { PageQueue } from './page-queue';

/** What is no page but a step of signing in or out: whoever is on the way there does not start again. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set([
  pathOf('prosv'),
  pathOf('prosvAuth'),
  pathOf('logout'),
  pathOf('activateSchoolStudent'),
  pathOf('cmsSignIn'),
  pathOf('cmsAuth'),
  pathOf('cmsLogout'),
]);

const BUSY_CALL = {
  status: 503,
  code: 'unavailable',
  reason: 'too many calls',
  headers: { 'Retry-After': '5' },
} as const;

/** Whether Next.js renders a page for this path: calls and steps of signing in are answered by handlers. */
function isPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return !path.startsWith('/api/') && !WITHOUT_PAGE.has(path);
}

/**
 * Lets `render` answer pages when it is their turn. Who waits too long gets a page that says so. Calls and
 * steps of signing in have a wider line of their own, so that they never wait behind pages, and many of
 * them at once do not take all the memory. [HTTP-02]
 */
export function admitPage(queues: Record<'pages' | 'calls', PageQueue>, render: Step): Step {
  return async (request, response) => {
    const kind = isPage(request.url ?? '') ? 'pages' : 'calls';
    const entered = queues[kind].enter(response);
    const slot = entered instanceof Promise ? await entered : entered;
    if (slot === null) {
      if (response.destroyed) return true;
      if (kind === 'pages') sendBusy(request, response, queues.pages);
      else endEarly(request, response, BUSY_CALL);
      return true;
    }
    // What is rendered needs no more of the processor, whatever its client takes to read it.
    const { end } = response;
    response.end = function endAndRelease(this: ServerResponse, ...given: unknown[]) {
      slot.release();
      return (end as (...all: unknown[]) => ServerResponse).apply(this, given);
    } as typeof end;
    response.once('close', slot.release);
    return render(request, response);
  };
}

function sendBusy(request: IncomingMessage, response: ServerResponse, queue: PageQueue): void {
  log().warn({ status: 503, ...queue.state() }, 'page not rendered in time');
  if (answerUnavailable(request, response)) return;
  const security = fileHeaders(request.url ?? '', serverConfig().PUBLIC_ORIGIN);
  response.writeHead(503, { ...security, ...busyAnswer.headers });
  response.end(busyAnswer.body);
}
