import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { addPartners } from '@/platform/partners/provider/add-partner';
import { createServiceApp, listen, type RunningService } from '@/platform/kernel/service';

/** The school diary. In a demo its people can sign in with it, as one of the external providers. */
export async function startDiary(env: PlatformEnv, log: Logger): Promise<RunningService> {
  const app = createServiceApp(log, {});
  await addPartners(app, env, 'diary');
  return listen('diary', env.DIARY_PORT, app.fetch, () => Promise.resolve());
}
