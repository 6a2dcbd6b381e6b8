/** @jest-environment node */
import { readEnv } from '@/platform/kernel/env';
import { createLogger } from '@/platform/kernel/logger';
import { createServiceApp } from '@/platform/kernel/service';
import { addPartners } from './add-partner';

/** The status of a provider's sign-in page and of what it says of itself. */
async function statusesIn(variables: Record<string, string>) {
  const env = readEnv({ DATABASE_URL: 'postgres://localhost/x', ...variables });
  const app = createServiceApp(createLogger('test', 'silent'), {});
  await addPartners(app, env, 'partners');
  const paths = ['/mo/interaction/x', '/mo/.well-known/openid-configuration', '/mo/auth'];
  return Promise.all(paths.map(async (path) => (await app.request(path)).status));
}

test('[AUTH-01] in production our own stand-ins serve no sign-in, whatever is configured', async () => {
  const secret = (letter: string) => letter.repeat(32);
  const variables = {
    DEPLOYMENT: 'production',
    SSO_CLIENT_SECRET: secret('a'),
    PLATFORM_SECRET: secret('b'),
    PAYMENT_NOTIFICATION_SECRET: secret('d'),
    DIARY_API_KEY: secret('e'),
    DIARY_WEBHOOK_SECRET: secret('f'),
    MAIN_API_SERVICE_TOKEN: secret('h'),
  };
  expect(await statusesIn(variables)).toEqual([404, 404, 404]);
  const configured = { MO_ISSUER: 'https://id.example.ru', MO_CLIENT_SECRET: secret('c') };
  expect(await statusesIn({ ...variables, ...configured })).toEqual([404, 404, 404]);
});

test('[AUTH-01] in a demo they serve none where the real provider is configured', async () => {
  const configured = { MO_ISSUER: 'https://id.example.ru', MO_CLIENT_SECRET: 'c'.repeat(32) };
  expect(await statusesIn(configured)).toEqual([404, 404, 404]);
});

test('[AUTH-01] in a demo they do', async () => {
  expect(await statusesIn({})).not.toContain(404);
});
