import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import type { Stream } from '@/lib/contract/call/stream';
import { streams, type StreamName } from '@/lib/contract/streams';
import { accept, refuse, type Checked } from '@/lib/http/checked';
import { readEvents, sendEvents } from '@/lib/http/event-stream';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { logFault } from '@/lib/log/log-fault';
import { createFind, rawPathOf } from '@/lib/proxy/find-endpoint';
import { readCall } from '@/lib/proxy/read-call';
import { replyRefused } from '@/lib/proxy/respond';
import { entryFor } from '@/lib/session/session';
import { openStream } from '@/lib/upstream/open-stream';
import {
  contextOf,
  headersOf,
  prepare,
  readOrClearSession,
  sendReply,
} from '@/server/calls/visitor';
import type { Step } from '@/server/step';

/** As many streams go through one process; who comes then asks again and again instead. */
const MOST = 1_000;
/** More than the largest event that the contract knows, in characters. */
const MAX_EVENT = 500_000;

const paths: ReadonlySet<string> = new Set(Object.values(streams).map(({ path }) => path));
const find = createFind<StreamName, Stream>(streams);

/** The answers that are streams, or about to become one. */
const open = new Set<ServerResponse>();
let isEnding = false;

/** Ends all streams, and takes no more: their browsers come back to a server that goes on. */
export function endStreams(): void {
  isEnding = true;
  for (const response of open)
    if (response.headersSent) response.end();
    else response.destroy();
}

/**
 * Passes the streams of the main API on to whoever is signed in, in front of Next.js, which answers a
 * number of requests at a time. The door is that of calls. [NET-06]
 */
export const answerStream: Step = (request, response) => {
  if (!paths.has(rawPathOf(request.url ?? ''))) return false;
  return respond(request, response);
};

async function respond(request: IncomingMessage, response: ServerResponse): Promise<true> {
  const requestId = randomUUID();
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const begun = await begin(request, response, { requestId, signal: gone.signal });
    if (begun.ok) await pass(begun.value, response, requestId);
    else sendReply(request, response, replyRefused(begun.refusal, requestId));
  } catch (error) {
    // Nobody is there to be answered.
    if (gone.signal.aborted) return true;
    logFault(error, requestId);
    if (response.headersSent) response.destroy();
    else sendReply(request, response, replyRefused({ code: 'internal' }, requestId));
  }
  return true;
}

/** A stream of the main API that has begun. */
type Begun = { row: Stream; body: IncomingMessage };

async function begin(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, signal }: { requestId: string; signal: AbortSignal },
): Promise<Checked<Begun>> {
  const { method = '', url = '' } = request;
  if (method !== 'GET') return refuse({ code: 'method_not_allowed', allow: ['GET'] });
  const call = await readCall(
    { method, url, headers: headersOf(request), body: request },
    serverConfig().PUBLIC_ORIGIN,
    find,
    () => readOrClearSession(request, response),
  );
  if (!call.ok) return call;
  if (isEnding) return refuse({ code: 'unavailable' });
  if (open.size >= MOST) return refuse({ code: 'rate_limited' });
  open.add(response);
  response.once('close', () => open.delete(response));
  const { name, caller: session } = call.value;
  const row: Stream = streams[name];
  const caller = session && entryFor(session, row.roles);
  const opened = await openStream(name, contextOf(request, caller, requestId), signal);
  return opened.ok ? accept({ row, body: opened.value }) : refuse(opened.error);
}

/** Nothing that came is trusted before its schema has passed. */
async function pass(
  { row, body }: Begun,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  prepare(response);
  const headers = { 'X-Request-Id': requestId };
  const sink = sendEvents<unknown>(response, headers, () => body.destroy());
  try {
    for await (const event of readEvents(body, MAX_EVENT)) sink.send(row.event.parse(event));
  } catch (error) {
    if (!response.destroyed)
      log().warn({ requestId, cause: describeError(error) }, 'stream broken off');
  }
  sink.end();
}
