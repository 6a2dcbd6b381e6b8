import { serverConfig } from '@/lib/config/server';
import { servicesOf } from '@/lib/config/services';
import { createReadinessCheck } from './readiness';

/** What web says of itself: a status, and a body for JSON. */
export type ServiceState = { status: 200 | 503; body: Record<string, unknown> };

/** Says that the process is alive; nothing about the services behind it. */
export const aliveState = (): ServiceState => ({ status: 200, body: { status: 'alive' } });

let check: ReturnType<typeof createReadinessCheck> | undefined;

/** Says whether web can work: 503 when a service that it cannot do without is not ready. */
export async function readyState(): Promise<ServiceState> {
  check ??= createReadinessCheck(servicesOf(serverConfig()));
  const { ready, checks } = await check();
  const status = ready ? 200 : 503;
  return { status, body: { status: ready ? 'ready' : 'unavailable', checks } };
}
