import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { answerCall } from './calls/answer-call';
import { answerDocument } from './documents/answer-document';
import type { Step } from './step';

/** The way of a request, in this order; what no step answers is for Next.js. */
export const steps: readonly Step[] = [answerDocument, answerCall];

/**
 * Makes what answers every request of web.
 *
 * @param way the steps in their order; the last one has to answer
 */
export function createFront(way: readonly Step[]): RequestListener {
  return (request, response) => {
    follow(way, request, response).catch((error: unknown) => {
      log().error({ alert: true, error: describeError(error) }, 'request failed in the front');
      if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' });
      response.end();
    });
  };
}

async function follow(
  way: readonly Step[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const step of way) {
    const answered = step(request, response);
    // Most steps know at once: waiting for them would cost a turn of the loop each.
    if (answered === true || (answered !== false && (await answered))) return;
  }
}
