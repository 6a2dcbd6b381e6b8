import { serverConfig } from '@/lib/config/server';
import { servicesOf } from '@/lib/config/services';
import { createReadinessCheck } from '@/lib/upstream/readiness';

export const dynamic = 'force-dynamic';

let check: ReturnType<typeof createReadinessCheck> | undefined;

/** Says whether web can work: 503 when a service that it cannot do without is not ready. */
export async function GET(): Promise<Response> {
  check ??= createReadinessCheck(servicesOf(serverConfig()));
  const { ready, checks } = await check();
  return Response.json(
    { status: ready ? 'ready' : 'unavailable', checks },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
