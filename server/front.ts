import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { answerCall } from './calls/answer-call';
import { answerDocument } from './documents/answer-document';
import { answerFile } from './files/answer-file';
import type { SiteFile } from './files/load-files';
import { answerHealth } from './health/answer-health';
import { endEarly } from './requests/end-early';
import { mergeSlashes } from './requests/merge-slashes';
import { resolveDots } from './requests/resolve-dots';
import { refuseRequest } from './requests/refuse-request';
import { answerStream } from './streams/answer-stream';
import type { Step } from './step';

/**
 * The way of a request, in this order.
 *
 * @param last answers what no other step does
 */
export function stepsOf(files: ReadonlyMap<string, SiteFile>, last: Step): readonly Step[] {
  return [
    resolveDots,
    refuseRequest,
    answerHealth,
    mergeSlashes,
    answerFile(files),
    answerDocument,
    answerCall,
    answerStream,
    last,
  ];
}

/** Makes what answers every request of web, by steps of which the last one always answers. */
export function createFront(way: readonly Step[]): RequestListener {
  return (request, response) => {
    follow(way, request, response).catch((error: unknown) => {
      log().error({ alert: true, error: describeError(error) }, 'request failed in the front');
      if (response.headersSent) response.destroy();
      else endEarly(request, response, { status: 500, code: 'internal', reason: 'failure' });
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
