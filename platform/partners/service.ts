import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { addPartners } from '@/platform/partners/provider/add-partner';
import { createServiceApp, listen, type RunningService } from '@/platform/kernel/service';

/** The demo's external providers behind the SSO; in production their real selves are elsewhere. */
export async function startPartners(env: PlatformEnv, log: Logger): Promise<RunningService> {
  const app = createServiceApp(log, {});
  await addPartners(app, env, 'partners');
  return listen('partners', env.PARTNERS_PORT, app.fetch, () => Promise.resolve());
}
