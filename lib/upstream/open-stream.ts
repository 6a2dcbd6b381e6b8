import * as http from 'node:http';
import * as https from 'node:https';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { servicesOf, type Service } from '@/lib/config/services';
import type { Result } from '@/lib/contract/call/result';
import { streams, type StreamName } from '@/lib/contract/streams';
import { withDeadline, DeadlineError } from './deadline';
import { headersFor, type CallContext } from './headers';
import type { HttpOutcome } from './outcome/http-outcome';
import { readOutcome } from './outcome/read-outcome';
import { createRotation, rotate, type Rotation } from './rotation';

/** More of a refusal is not read, in characters. */
const MAX_REFUSAL = 10_000;

/** An answer: of a stream that begins, or what came instead. */
type Opened = { outcome: HttpOutcome; body?: http.IncomingMessage };

let rotation: Rotation | undefined;

/**
 * Opens a stream of the main API in somebody's name. Failures that can be expected are values, as with
 * calls; what comes by the stream is not looked at here. [NET-01, NET-02]
 *
 * @param signal ends it, whether it has begun or not; then this rejects, unless it has begun
 */
export async function openStream(
  name: StreamName,
  context: CallContext,
  signal: AbortSignal,
): Promise<Result<http.IncomingMessage>> {
  const config = serverConfig();
  const service = servicesOf(config).mainApi;
  rotation ??= createRotation(service.endpoints);
  const headers = { ...headersFor(context, config), Accept: 'text/event-stream' };
  let body: http.IncomingMessage | undefined;
  const outcome = await rotate(rotation, true, async (base) => {
    const opened = await open(base + streams[name].path, headers, service, signal);
    body = opened.body;
    return opened.outcome;
  });
  if (body) return { ok: true, value: body };
  const refused = readOutcome(outcome, z.never(), context.requestId);
  return refused as Extract<typeof refused, { ok: false }>;
}

async function open(
  url: string,
  headers: Record<string, string>,
  { timeoutMs }: Service,
  signal: AbortSignal,
): Promise<Opened> {
  try {
    return await withDeadline(url, timeoutMs, (deadline) => {
      const signals = deadline ? [signal, deadline] : [signal];
      return ask(url, headers, AbortSignal.any(signals));
    });
  } catch (error) {
    // It says nothing of the address that nobody waits for its answer.
    if (signal.aborted) throw error;
    const timedOut = error instanceof DeadlineError;
    return { outcome: { kind: 'no_response', sent: true, timedOut } };
  }
}

/** On a connection of its own, which ends with the stream. */
function ask(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Opened> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, signal, agent: false }, (response) => {
      const { statusCode: status = 0 } = response;
      const isEvents = response.headers['content-type'] === 'text/event-stream';
      if (status === 200 && isEvents) {
        const outcome = { kind: 'answer', status, text: null, bytes: 0 } as const;
        resolve({ outcome, body: response });
      } else readRefusal(response).then(resolve, reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function readRefusal(response: http.IncomingMessage): Promise<Opened> {
  const { statusCode: status = 0 } = response;
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_REFUSAL) break;
  }
  const retryAfter = Number(response.headers['retry-after']);
  const wait = Number.isInteger(retryAfter) && { retryAfter };
  return { outcome: { kind: 'answer', status, text, bytes: text.length, ...wait } };
}
