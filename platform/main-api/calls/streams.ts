import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { z } from 'zod';
import type { Stream } from '@/lib/contract/call/stream';
import { streams, type StreamName, type Streams } from '@/lib/contract/streams';
import { sendEvents, type EventSink } from '@/lib/http/event-stream';
import { ServiceError } from '@/platform/kernel/errors';
import { addWrongMethods, parsePart, routeOf } from '@/platform/kernel/request-parts';
import { nodeOf } from '@/platform/kernel/service-context';
import type { ServiceApp } from '@/platform/kernel/service';
import type { Context, MainApi } from '@/platform/main-api/context';
import { createAdmission } from './admission';

/** What is followed. */
type Source<Event> = {
  /** @throws ServiceError `rate_limited` when nobody more can follow */
  assertRoom(): void;
  /** @returns what is to be called when the stream has ended */
  open(context: Context, sink: EventSink<Event>): () => void;
};
export type Sources = { [Name in StreamName]: Source<z.input<Streams[Name]['event']>> };

/** Adds a route for each row of the table of streams; web alone is answered. [TRUST-11] */
export function addStreams(app: ServiceApp, mainApi: MainApi, sources: Sources): void {
  const admission = createAdmission(mainApi);
  for (const name of Object.keys(streams) as StreamName[]) {
    const row: Stream = streams[name];
    const source: Source<never> = sources[name];
    app.on(row.method, routeOf(row.path), async (http) => {
      admission.assertWeb(http);
      // Nothing would ever end it.
      if (http.req.method === 'HEAD') throw new ServiceError('method_not_allowed');
      const context = await admission.contextOf(http, row);
      parsePart(row.query, http.req.query(), 'query');
      await mainApi.protection.within(name, context, undefined, () =>
        Promise.resolve(source.assertRoom()),
      );
      const { outgoing } = nodeOf(http);
      // The client may be gone by now; then there is nobody to tell of its end.
      if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
      let close = () => {};
      const headers = { 'X-Request-Id': http.get('requestId') };
      const sink = sendEvents<never>(outgoing as ServerResponse, headers, () => close());
      close = source.open(context, sink);
      return RESPONSE_ALREADY_SENT;
    });
  }
  addWrongMethods(app, Object.values(streams));
}
