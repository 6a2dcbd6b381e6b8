import { openDatabase } from '@/platform/kernel/database/database';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { demoIssuer } from '@/platform/kernel/provider-env';
import type { ServiceApp } from '@/platform/kernel/service';
import type { Partner } from '@/platform/partners/provider/partner';
import { createControl } from '@/platform/partners/school/control';
import { addApi } from './api';
import { addPages } from './routes';
import * as schema from './database/schema';

const MIGRATIONS = 'platform/partners/eljur/database/migrations';

export type EljurDemo = {
  add(app: ServiceApp, partner: Partner): void;
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The demo of ЭлЖур: a small school whose timetable is the same each week, homework, marks, and an API for
 * partners. Null in production, and where people or homework come from another ЭлЖур.
 */
export async function openEljur(env: PlatformEnv, log: Logger): Promise<EljurDemo | null> {
  const { DIARY_ORIGIN: diary, PARTNERS_ORIGIN: partners, ELJUR_ORIGIN = partners } = env;
  const isElsewhere =
    ELJUR_ORIGIN !== partners || env.ELJUR_ISSUER !== demoIssuer('eljur', { diary, partners });
  if (env.DEPLOYMENT === 'production' || isElsewhere) return null;
  const database = await openDatabase({
    url: env.DATABASE_URL,
    service: 'eljur',
    schema,
    migrations: MIGRATIONS,
    onIdleError: (error) => log.warn({ cause: error.name }, 'a database connection was lost'),
  });
  const eljur = { env, db: database.db, control: createControl() };
  return {
    add: (app, partner) => {
      addApi(app, eljur);
      addPages(app, eljur, partner);
    },
    ping: database.ping,
    close: database.close,
  };
}
