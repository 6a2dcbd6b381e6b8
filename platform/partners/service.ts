import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { addPartners } from '@/platform/partners/provider/add-partner';
import { createServiceApp, listen, type RunningService } from '@/platform/kernel/service';
import { openEljur } from './eljur/eljur';
import type { Partner } from './provider/partner';
import { schoolStyle } from './school/style';

/**
 * The demo's external providers behind the SSO, of which ЭлЖур is a school diary as well; in production
 * their real selves are elsewhere.
 */
export async function startPartners(env: PlatformEnv, log: Logger): Promise<RunningService> {
  const eljur = await openEljur(env, log);
  const app = createServiceApp(log, eljur ? { database: eljur.ping } : {}, env);
  const own = eljur && {
    eljur: { style: schoolStyle, add: (partner: Partner) => eljur.add(app, partner) },
  };
  await addPartners(app, env, 'partners', own ?? {});
  return listen({ name: 'partners', port: env.PARTNERS_PORT, env }, app.fetch, async () =>
    eljur?.close(),
  );
}
