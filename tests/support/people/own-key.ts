import { SignJWT, type JWTPayload } from 'jose';
import pg from 'pg';
import { readEnv } from '@/platform/kernel/env';
import { loadOrCreateSigningKey, type SigningKey } from '@/platform/openid/sealed-keys';

/** The main API's own key, or the SSO's, with which tokens can be signed that it would never give. */
export async function ownKey(service: 'main_api' | 'sso' = 'main_api'): Promise<SigningKey> {
  const env = readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL });
  const database = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 });
  const { rows } = await database.query<{ sealed: string }>(
    `select sealed from ${service}.signing_key`,
  );
  await database.end();
  const store = {
    find: () => Promise.resolve(rows[0]?.sealed ?? null),
    insertIfAbsent: () => Promise.resolve(),
  };
  return loadOrCreateSigningKey(store, env.PLATFORM_SECRET, 'ES256');
}

/** Signs whatever is claimed with that key. */
export const sign = (claims: JWTPayload, { kid, privateKey }: SigningKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
