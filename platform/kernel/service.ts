import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { listenHosts } from '@/lib/contract/environment/listen-hosts';
import { listenOn } from '@/lib/http/listen';
import { createPseudonym, type Pseudonym } from './access-log';
import type { PlatformEnv } from './env';
import { ServiceError, toErrorBody, toServiceError } from './errors';
import type { Logger } from './logger';

export type ServiceVariables = {
  requestId: string;
  log: Logger;
  /** The networks whose word for a visitor's address is taken; nobody's when left out. */
  trustedProxies?: readonly string[];
  /** Under which people stand in the log; left out, who comes is not written down. */
  pseudonym?: Pseudonym;
};
export type ServiceApp = Hono<{ Variables: ServiceVariables }>;
export type RunningService = { name: string; port: number; close(): Promise<void> };

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The request id that the caller gave when it is a plain one, else a new one. */
export function requestIdOf(given: string | null | undefined): string {
  return given && REQUEST_ID.test(given) ? given : randomUUID();
}

function answerError(context: Context<{ Variables: ServiceVariables }>, thrown: unknown): Response {
  const error = toServiceError(thrown);
  const { status, body } = toErrorBody(error, context.get('requestId'));
  const log = context.get('log');
  if (status >= 500 && error.code !== 'not_implemented')
    log.error({ code: error.code, cause: describe(error.cause) }, 'request failed');
  context.header('Cache-Control', 'no-store');
  if (status === 503) context.header('Retry-After', '5');
  if (status === 429) context.header('Retry-After', String(error.retryAfterSeconds ?? 60));
  return context.json(body, status as 500);
}

/** Name, code and place of a failure, without its message: messages of drivers quote values. */
export function describe(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code } = cause as Error & { code?: string };
  const inner = describe(cause.cause);
  // A line of the message may look like a place.
  const place = cause.stack
    ?.replace(cause.message, '')
    .split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim();
  return [cause.name, code, place, inner && `← ${inner}`].filter(Boolean).join(' ');
}

/**
 * A service with what all of them have: a request id, taken from the request or made, and returned, one
 * log line per request, coded errors, `/health` (alive) and `/ready` (each named check passes).
 *
 * @param env of a service that has visitors: whose word for their address is taken, and by what their
 *   names are hidden in the log
 */
export function createServiceApp(
  log: Logger,
  checks: Record<string, () => Promise<void>>,
  env?: Pick<PlatformEnv, 'TRUSTED_PROXIES' | 'PLATFORM_SECRET'>,
): ServiceApp {
  const pseudonym = env && createPseudonym(env.PLATFORM_SECRET);
  const app: ServiceApp = new Hono();
  app.use(async (context, next) => {
    const requestId = requestIdOf(context.req.header('x-request-id'));
    const started = performance.now();
    context.set('requestId', requestId);
    context.set('trustedProxies', env?.TRUSTED_PROXIES);
    context.set('pseudonym', pseudonym);
    context.set('log', log.child({ requestId }));
    context.header('X-Request-Id', requestId);
    await next();
    const { status } = context.res;
    const level = status >= 400 ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const { method } = context.req;
    // The pattern, not the path: a path can hold a secret code.
    const path = routePath(context, -1);
    const ms = Math.round(performance.now() - started);
    context.get('log')[level]({ method, path, status, ms }, 'request');
  });
  app.onError((error, context) => answerError(context, error));
  app.notFound((context) => answerError(context, new ServiceError('not_found')));
  app.get('/health', (context) => context.json({ status: 'alive' }));
  app.get('/ready', async (context) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const passed = await check().then(
          () => true,
          () => false,
        );
        return [name, passed ? 'ready' : 'unavailable'] as const;
      }),
    );
    const ready = states.every(([, state]) => state === 'ready');
    context.header('Cache-Control', 'no-store');
    return context.json(
      { status: ready ? 'ready' : 'unavailable', checks: Object.fromEntries(states) },
      ready ? 200 : 503,
    );
  });
  return app;
}

/** How long requests may finish after a service was told to stop, in milliseconds. */
const STOP_MS = 3_000;

/** A service by its name, and where it is to listen. */
type Place = {
  name: string;
  port: number;
  env: Pick<PlatformEnv, 'DEPLOYMENT' | 'LISTEN_HOST'>;
};

/**
 * Listens on the port, in a demo of this machine alone. [TRUST-11]
 *
 * @throws (rejects) with the system's error when the port is taken
 */
export async function listen(
  { name, port, env }: Place,
  fetch: ServiceApp['fetch'],
  onClose: () => Promise<void>,
): Promise<RunningService> {
  const create = () => createAdaptorServer({ fetch }) as Server;
  const { close } = await listenOn(create, { port, hosts: listenHosts(env), graceMs: STOP_MS });
  return { name, port, close: () => close().then(onClose) };
}

/** The same service, which first ends what would keep its connections open, such as streams. */
export const endingFirst = (service: RunningService, end: () => void): RunningService => ({
  ...service,
  close() {
    end();
    return service.close();
  },
});

/** A service that answers `/health` and `/ready` alone. */
export function listenWithoutCalls(place: Place, log: Logger): Promise<RunningService> {
  return listen(place, createServiceApp(log, {}).fetch, () => Promise.resolve());
}
