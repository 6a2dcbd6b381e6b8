/** @jest-environment node */
import { readEnv } from '@/platform/kernel/env';
import { createLogger } from '@/platform/kernel/logger';
import { openEljur } from './eljur';
import { productionSecrets } from '@/tests/support/unit/production-secrets';

const production = {
  DEPLOYMENT: 'production',
  SSO_ORIGIN: 'https://id.example.ru',
  ...productionSecrets,
};

test.each<[string, Record<string, string>]>([
  ['in production', production],
  ['where people come from another', { ELJUR_ISSUER: 'https://id.example.ru' }],
  ['where homework goes to another', { ELJUR_ORIGIN: 'https://school.example.ru' }],
])('%s there is no ЭлЖур of ours, and no database is asked', async (_, variables) => {
  const env = readEnv({ DATABASE_URL: 'postgres://localhost:1/x', ...variables });
  expect(await openEljur(env, createLogger('test', 'silent'))).toBeNull();
});
