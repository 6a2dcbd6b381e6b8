import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Next } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeOf, type ServiceContext } from '@/platform/kernel/service-context';
import type { Control } from './control';

const CHUNK = ' '.repeat(64 * 1024);
/** An endless body ends after all, so that a forgotten client costs no more: 64 MB, slowly. */
const CHUNKS = 1_024;
const PAUSE_MS = 20;

const page =
  '<!doctype html><html lang="ru"><title>Технические работы</title><h1>Технические работы</h1></html>';

/**
 * Does to a request of an API what its control says.
 *
 * @param refuse answers that the server has failed, in the way of the API
 */
export function misbehave(
  control: Control,
  refuse: (http: ServiceContext, status: 500 | 503) => Response,
) {
  return async (http: ServiceContext, next: Next): Promise<Response | void> => {
    const { slowMs, shuffleMs, failStatus, askToWaitSeconds } = control.settings();
    await sleep(slowMs + Math.random() * shuffleMs);
    if (control.happens('failing')) {
      if (askToWaitSeconds > 0) http.header('Retry-After', String(askToWaitSeconds));
      return refuse(http, failStatus);
    }
    if (control.happens('html')) return http.html(page);
    if (control.happens('endless')) return endless(http);
    await next();
    if (control.happens('losing')) {
      nodeOf(http).incoming.socket.destroy();
      http.res = RESPONSE_ALREADY_SENT;
    } else if (control.happens('failingAfter')) {
      http.res = refuse(http, 500);
    }
  };
}

function endless(http: ServiceContext): Response {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      await sleep(PAUSE_MS);
      stream.enqueue(new TextEncoder().encode(sent === 0 ? `{"lessons":[${CHUNK}` : CHUNK));
      sent += 1;
      if (sent >= CHUNKS) stream.close();
    },
  });
  return http.body(body, 200, { 'Content-Type': 'application/json' });
}
