import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { addPartner } from '@/platform/partners/provider/add-partner';
import { createServiceApp, listen, type RunningService } from '@/platform/kernel/service';

const ACCENT = { main: '#2e6f40', deep: '#225432' };

/** The school diary. In a demo its people can sign in with it, as one of the external providers. */
export async function startDiary(env: PlatformEnv, log: Logger): Promise<RunningService> {
  const app = createServiceApp(log, {});
  const { origin } = new URL(env.DIARY_ORIGIN);
  await addPartner(app, env, {
    key: 'dnevnik',
    issuer: origin,
    accent: ACCENT,
    knowledge: 'school',
  });
  return listen('diary', env.DIARY_PORT, app.fetch, () => Promise.resolve());
}
