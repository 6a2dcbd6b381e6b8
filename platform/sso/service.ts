import { openDatabase } from '@/platform/kernel/database/database';
import { startRetention } from '@/platform/kernel/database/retention';
import { repeat } from '@/platform/kernel/repeat';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { createThrottle } from '@/platform/kernel/limits/throttle';
import { createSharedCounts } from '@/platform/kernel/limits/shared-counts';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import { loadSigningKeys } from '@/platform/openid/sealed-keys';
import { createSealedStore, deriveSecrets } from '@/platform/openid/sealed-values';
import { createServiceApp, describe, listen, type RunningService } from '@/platform/kernel/service';
import { refuseDemoAccounts, seedAccounts } from './account/seed-accounts';
import type { Db, Origins, Sso } from './context';
import { createExternalClients } from './external/external-client';
import { createMail } from './letters/mail';
import { cookieNames, createProvider } from './provider/create-provider';
import { logFailures } from './provider/log-failures';
import { retentionRules } from './provider/retention-rules';
import { createKnownBrowsers } from './protection/known-browser';
import { addRoutes } from './router';
import * as schema from './schema';

const MIGRATIONS = 'platform/sso/migrations';
const MINUTE = 60_000;
const FORGET_EVERY_MS = 10 * MINUTE;
/** A letter goes out at once; this is for those that have to wait. */
const LETTERS_EVERY_MS = 5_000;

/** The publisher's single sign-on: an OpenID provider with its own accounts and pages. */
export async function startSso(env: PlatformEnv, log: Logger): Promise<RunningService> {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    service: 'sso',
    schema,
    migrations: MIGRATIONS,
    onIdleError: (error) => log.warn({ cause: error.name }, 'a database connection was lost'),
  });
  const { db } = database;
  await (env.DEPLOYMENT === 'demo' ? seedAccounts : refuseDemoAccounts)(db);
  const sso = await createSso(env, db, log);
  logFailures(sso.provider, log);
  const app = createServiceApp(log, { database: database.ping }, env);
  addRoutes(app, sso);
  // What anybody can begin does not wait for a day.
  const endRetention = startRetention(
    { pool: db.$client, service: 'sso', rules: retentionRules, log },
    FORGET_EVERY_MS,
  );
  const endLetters = repeat(LETTERS_EVERY_MS, async () => sso.mail?.deliver(), {
    log,
    failure: 'letters wait',
  });
  return listen({ name: 'sso', port: env.SSO_PORT, env }, app.fetch, async () => {
    endRetention();
    endLetters();
    await database.close();
  });
}

async function createSso(env: PlatformEnv, db: Db, log: Logger): Promise<Sso> {
  const origins: Origins = {
    issuer: new URL(env.SSO_ORIGIN).origin,
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
  };
  const secrets = acceptedSecrets(env.PLATFORM_SECRET, env.PLATFORM_SECRET_PREVIOUS);
  const store = createSealedStore(db, schema.signingKey);
  const keys = await loadSigningKeys(store, secrets, 'ES256');
  const external = createExternalClients(env, origins.issuer);
  return {
    ...origins,
    db,
    provider: createProvider(env, { ...origins, db, external }, keys),
    cookies: cookieNames(origins.issuer),
    external,
    mail: createMail(env, db, origins, log),
    client: {
      id: env.SSO_CLIENT_ID,
      secrets: acceptedSecrets(env.SSO_CLIENT_SECRET, env.SSO_CLIENT_SECRET_PREVIOUS),
    },
    counts: createSharedCounts(db.$client, { schema: 'sso', name: 'try_count' }, (error) => {
      log.warn({ cause: describe(error) }, 'tries are counted in this process alone');
    }),
    knownBrowsers: createKnownBrowsers(origins, deriveSecrets(secrets, 'sso-browser')),
    throttles: {
      // A whole school can stand behind one address.
      registration: createThrottle({ limit: 100, windowMs: 10 * MINUTE }),
    },
  };
}
