import { openDatabase } from '@/platform/kernel/database/database';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { repeat } from '@/platform/kernel/repeat';
import { createThrottle } from '@/platform/kernel/limits/throttle';
import { createSharedCounts } from '@/platform/kernel/limits/shared-counts';
import { deriveSecret, loadOrCreateSigningKey } from '@/platform/openid/sealed-keys';
import { createServiceApp, describe, listen, type RunningService } from '@/platform/kernel/service';
import { refuseDemoAccounts, seedAccounts } from './account/seed-accounts';
import type { Db, Origins, Sso } from './context';
import { deleteExpired } from './account/delete-expired';
import { createExternalClients } from './external/external-client';
import { createMail } from './letters/mail';
import { cookieNames, createProvider } from './provider/create-provider';
import { logFailures } from './provider/log-failures';
import { createKnownBrowsers } from './protection/known-browser';
import { addRoutes } from './router';
import * as schema from './schema';

const MIGRATIONS = 'platform/sso/migrations';
const MINUTE = 60_000;
const DELETE_EVERY_MS = 10 * MINUTE;
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
  const app = createServiceApp(log, { database: database.ping });
  addRoutes(app, sso);
  const endSweep = repeat(DELETE_EVERY_MS, () => deleteExpired(db), {
    log,
    failure: 'deleting expired rows failed',
  });
  const endLetters = repeat(LETTERS_EVERY_MS, async () => sso.mail?.deliver(), {
    log,
    failure: 'letters wait',
  });
  return listen('sso', env.SSO_PORT, app.fetch, async () => {
    endSweep();
    endLetters();
    await database.close();
  });
}

async function createSso(env: PlatformEnv, db: Db, log: Logger): Promise<Sso> {
  const origins: Origins = {
    issuer: new URL(env.SSO_ORIGIN).origin,
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
  };
  const store = {
    find: async () => (await db.query.signingKey.findFirst())?.sealed ?? null,
    insertIfAbsent: async (sealed: string) => {
      await db.insert(schema.signingKey).values({ sealed }).onConflictDoNothing();
    },
  };
  const key = await loadOrCreateSigningKey(store, env.PLATFORM_SECRET, 'ES256');
  const external = createExternalClients(env, origins.issuer);
  return {
    ...origins,
    db,
    provider: createProvider(env, { ...origins, db, external }, key),
    cookies: cookieNames(origins.issuer),
    external,
    mail: createMail(env, db, origins, log),
    client: { id: env.SSO_CLIENT_ID, secret: env.SSO_CLIENT_SECRET },
    counts: createSharedCounts(db.$client, { schema: 'sso', name: 'try_count' }, (error) => {
      log.warn({ cause: describe(error) }, 'tries are counted in this process alone');
    }),
    knownBrowsers: createKnownBrowsers(origins, deriveSecret(env.PLATFORM_SECRET, 'sso-browser')),
    throttles: {
      // A whole school can stand behind one address.
      registration: createThrottle({ limit: 100, windowMs: 10 * MINUTE }),
    },
  };
}
