import { openDatabase } from '@/platform/kernel/database/database';
import { startRetention } from '@/platform/kernel/database/retention';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { repeat } from '@/platform/kernel/repeat';
import {
  createServiceApp,
  listen,
  listenWithoutCalls,
  type RunningService,
} from '@/platform/kernel/service';
import { createPartner } from '@/platform/partners/provider/add-partner';
import { partnerRoutes } from '@/platform/partners/provider/routes';
import { addApi } from './api/router';
import type { Diary } from './context';
import { createControl } from '@/platform/partners/school/control';
import { addOperatorCalls } from './operator/routes';
import { addPages } from './page/routes';
import { schoolStyle } from '@/platform/partners/school/style';
import { retentionRules } from './retention-rules';
import * as schema from './schema';
import { seedSchool } from './seed/people';
import { seedTimetable } from './seed/timetable';
import { createAccounts } from './session/accounts';
import { startDeliverer } from './webhook/deliver';
import { createSend, misbehaving } from './webhook/send';

const MIGRATIONS = 'platform/diary/migrations';
const TIMETABLE_EVERY_MS = 3_600_000;

/**
 * The school diary of a demo: timetable, homework, marks, an API for partners, and one of the external
 * providers. In production it answers `/health` and `/ready` alone, and so it does where people come from
 * another diary.
 */
export async function startDiary(env: PlatformEnv, log: Logger): Promise<RunningService> {
  const nothing = () => listenWithoutCalls({ name: 'diary', port: env.DIARY_PORT, env }, log);
  if (env.DEPLOYMENT === 'production' || env.DNEVNIK_ISSUER !== env.DIARY_ORIGIN) return nothing();
  const database = await openDatabase({
    url: env.DATABASE_URL,
    service: 'diary',
    schema,
    migrations: MIGRATIONS,
    onIdleError: (error) => log.warn({ cause: error.name }, 'a database connection was lost'),
  });
  const { db } = database;
  const partner = await createPartner(env, 'dnevnik', {
    accounts: createAccounts(db),
    style: schoolStyle,
  });
  if (!partner) throw new Error('The demo of the diary has no OpenID provider');
  await seedSchool(db);
  await seedTimetable(db, new Date());
  const control = createControl();
  const deliverer = startDeliverer(db, misbehaving(control, createSend(env)), log);
  const endTimetable = repeat(TIMETABLE_EVERY_MS, () => seedTimetable(db, new Date()), {
    log,
    failure: 'no lessons were added to the timetable',
  });
  const rules = retentionRules(env);
  const endRetention = startRetention({ pool: db.$client, service: 'diary', rules, log });
  const diary: Diary = { env, db, control, deliverSoon: deliverer.soon };
  const app = createServiceApp(log, { database: database.ping }, env);
  addApi(app, diary);
  addOperatorCalls(app, diary);
  addPages(app, diary, partner);
  app.route('/', partnerRoutes(partner));
  return listen({ name: 'diary', port: env.DIARY_PORT, env }, app.fetch, async () => {
    endTimetable();
    endRetention();
    await deliverer.close();
    await database.close();
  });
}
