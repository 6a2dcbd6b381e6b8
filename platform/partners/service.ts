import type { Provider } from '@/lib/contract/user/user';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import type { Accent } from '@/platform/openid/pages/style';
import { addPartner } from '@/platform/partners/provider/add-partner';
import type { Knowledge } from '@/platform/partners/provider/people';
import { createServiceApp, listen, type RunningService } from '@/platform/kernel/service';

type Looks = { accent: Accent; knowledge: Knowledge };

/** Those that stand here, each under a path of its own name; the diary is a service by itself. */
const partners: Record<Exclude<Provider, 'dnevnik'>, Looks> = {
  eljur: { accent: { main: '#0f766e', deep: '#0b5a54' }, knowledge: 'school' },
  mo: { accent: { main: '#b0305c', deep: '#8a2348' }, knowledge: 'school' },
  eis: { accent: { main: '#3f5f8a', deep: '#2f4869' }, knowledge: 'school' },
  vk: { accent: { main: '#1f6feb', deep: '#1856bb' }, knowledge: 'person' },
  vs: { accent: { main: '#8a5a00', deep: '#6b4600' }, knowledge: 'school' },
};

/** The demo's external providers behind the SSO; in production their real selves are elsewhere. */
export async function startPartners(env: PlatformEnv, log: Logger): Promise<RunningService> {
  const app = createServiceApp(log, {});
  const { origin } = new URL(env.PARTNERS_ORIGIN);
  for (const [key, looks] of Object.entries(partners) as [keyof typeof partners, Looks][])
    await addPartner(app, env, { key, issuer: `${origin}/${key}`, ...looks });
  return listen('partners', env.PARTNERS_PORT, app.fetch, () => Promise.resolve());
}
