import { SignJWT, type JWTPayload } from 'jose';
import pg from 'pg';
import { readEnv } from '@/platform/kernel/env';
import { drizzle } from 'drizzle-orm/node-postgres';
import { signingKey as ofMainApi } from '@/platform/main-api/database/schema';
import { signingKey as ofSso } from '@/platform/sso/schema';
import { loadSigningKeys, type SigningKey } from '@/platform/openid/sealed-keys';
import { createSealedStore } from '@/platform/openid/sealed-values';

/** The main API's own key, or the SSO's, with which tokens can be signed that it would never give. */
export async function ownKey(service: 'main_api' | 'sso' = 'main_api'): Promise<SigningKey> {
  const env = readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL });
  const database = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 });
  const store = createSealedStore(drizzle(database), service === 'sso' ? ofSso : ofMainApi);
  const keys = await loadSigningKeys(store, [env.PLATFORM_SECRET], 'ES256');
  await database.end();
  return keys.all()[0];
}

/** Signs whatever is claimed with that key. */
export const sign = (claims: JWTPayload, { kid, privateKey }: SigningKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
