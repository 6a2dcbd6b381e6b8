import { openDatabase } from '@/platform/kernel/database/database';
import { startRetention } from '@/platform/kernel/database/retention';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import {
  createServiceApp,
  listen,
  listenWithoutCalls,
  type RunningService,
} from '@/platform/kernel/service';
import { addCalls } from './calls/router';
import { seedPromoCodes } from './catalogue/promo-codes';
import type { Payments } from './context';
import { startDeliverer } from './notification/deliver';
import { createSend } from './notification/send';
import { addOperatorCalls } from './operator/routes';
import { addPages } from './page/routes';
import { retentionRules } from './retention-rules';
import * as schema from './schema';

const MIGRATIONS = 'platform/payments/migrations';

/**
 * The payment service of a demo: carts, orders and a payment page on which no money is taken. In
 * production the publisher's takes its place, and this one answers `/health` and `/ready` alone.
 */
export async function startPayments(env: PlatformEnv, log: Logger): Promise<RunningService> {
  if (env.DEPLOYMENT === 'production')
    return listenWithoutCalls({ name: 'payments', port: env.PAYMENTS_PORT, env }, log);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    service: 'payments',
    schema,
    migrations: MIGRATIONS,
    onIdleError: (error) => log.warn({ cause: error.name }, 'a database connection was lost'),
  });
  const { db } = database;
  await seedPromoCodes(db);
  const deliverer = startDeliverer(db, createSend(env), log);
  const rules = retentionRules(env);
  const endRetention = startRetention({ pool: db.$client, service: 'payments', rules, log });
  const payments: Payments = { env, db, deliverSoon: deliverer.soon };
  const app = createServiceApp(log, { database: database.ping }, env);
  addCalls(app, payments);
  addPages(app, payments);
  addOperatorCalls(app, payments);
  return listen({ name: 'payments', port: env.PAYMENTS_PORT, env }, app.fetch, async () => {
    endRetention();
    await deliverer.close();
    await database.close();
  });
}
