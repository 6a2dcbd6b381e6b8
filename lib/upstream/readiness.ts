import { serverConfig } from '@/lib/config/server';
import { servicesOf, type Service, type ServiceName } from '@/lib/config/services';
import { send } from './send';

/** A service that takes longer to say that it is ready is not, in milliseconds. */
const TIME_LIMIT = 2_000;
/** How long one look at the services answers everybody who asks, in milliseconds. */
const FRESH = 1_000;

export type Readiness<Name extends string> = {
  /** Whether every required service is ready. */
  ready: boolean;
  checks: Record<Name, 'ready' | 'unavailable'>;
  /** How long each took to say so, in milliseconds. */
  times: Record<Name, number>;
};

/** A look at the services; whoever asks within the same second shares it. */
export function createReadinessCheck<Name extends string>(
  services: Record<Name, Service>,
  now = Date.now,
): () => Promise<Readiness<Name>> {
  let shared: Promise<Readiness<Name>> | undefined;
  let at = 0;
  return () => {
    if (!shared || now() - at >= FRESH) {
      at = now();
      shared = look(services);
    }
    return shared;
  };
}

async function look<Name extends string>(
  services: Record<Name, Service>,
): Promise<Readiness<Name>> {
  const names = Object.keys(services) as Name[];
  const begun = performance.now();
  const times = {} as Readiness<Name>['times'];
  const checks = {} as Readiness<Name>['checks'];
  await Promise.all(
    names.map(async (name) => {
      checks[name] = (await isReady(services[name])) ? 'ready' : 'unavailable';
      times[name] = Math.round(performance.now() - begun);
    }),
  );
  const ready = names.every((name) => checks[name] === 'ready' || !services[name].required);
  return { ready, checks, times };
}

/** A service with several addresses is ready when one of them is. */
async function isReady({ endpoints, readyPath }: Service): Promise<boolean> {
  const message = { method: 'GET', headers: {}, body: undefined };
  const outcomes = await Promise.all(
    endpoints.map((address) => send(address, readyPath, message, TIME_LIMIT)),
  );
  return outcomes.some((outcome) => outcome.kind === 'answer' && outcome.status === 200);
}

/** What web says of itself: a status, and a body for JSON. */
export type ServiceState = { status: 200 | 404 | 503; body: Record<string, unknown> };

/** Says that the process is alive; nothing about the services behind it. */
export const aliveState = (): ServiceState => ({ status: 200, body: { status: 'alive' } });

let check: (() => Promise<Readiness<ServiceName>>) | undefined;

/** What the services behind web say of themselves. */
export function readiness(): Promise<Readiness<ServiceName>> {
  check ??= createReadinessCheck(servicesOf(serverConfig()));
  return check();
}

/** Says whether web can work: 503 when a service that it cannot do without is not ready. */
export async function readyState(): Promise<ServiceState> {
  const { ready, checks } = await readiness();
  const status = ready ? 200 : 503;
  return { status, body: { status: ready ? 'ready' : 'unavailable', checks } };
}
