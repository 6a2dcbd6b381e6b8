/** @jest-environment node */
import { readEnv } from '@/platform/kernel/env';
import { createLogger } from '@/platform/kernel/logger';
import { openEljur } from './eljur';

const secret = (letter: string) => letter.repeat(32);
const production = {
  DEPLOYMENT: 'production',
  SSO_ORIGIN: 'https://id.example.ru',
  SSO_CLIENT_SECRET: secret('a'),
  PLATFORM_SECRET: secret('b'),
  PAYMENT_NOTIFICATION_SECRET: secret('c'),
  DIARY_API_KEY: secret('d'),
  DIARY_WEBHOOK_SECRET: secret('e'),
  MAIN_API_SERVICE_TOKEN: secret('h'),
};

test.each<[string, Record<string, string>]>([
  ['in production', production],
  ['where people come from another', { ELJUR_ISSUER: 'https://id.example.ru' }],
  ['where homework goes to another', { ELJUR_ORIGIN: 'https://school.example.ru' }],
])('%s there is no ЭлЖур of ours, and no database is asked', async (_, variables) => {
  const env = readEnv({ DATABASE_URL: 'postgres://localhost:1/x', ...variables });
  expect(await openEljur(env, createLogger('test', 'silent'))).toBeNull();
});
