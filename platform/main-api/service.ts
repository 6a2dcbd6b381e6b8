import type { PlatformEnv } from '@/platform/kernel/env';
import { openDatabase } from '@/platform/kernel/database/database';
import { startRetention } from '@/platform/kernel/database/retention';
import { listenToDatabase } from '@/platform/kernel/database/listen-database';
import type { Logger } from '@/platform/kernel/logger';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import { loadSigningKeys } from '@/platform/openid/sealed-keys';
import { createSealedStore } from '@/platform/openid/sealed-values';
import {
  createServiceApp,
  endingFirst,
  listen,
  type RunningService,
  type ServiceApp,
} from '@/platform/kernel/service';
import { createAnswerWriter } from './attempt/answers/answer-writer';
import { loadOptionSecret } from './attempt/option-secret';
import { rememberAttempts } from './attempt/answers/own-attempts';
import { createEduTokens } from './auth/edu-tokens';
import { createSsoClient } from './auth/sso-client';
import { createCmsTokens } from './cms/cms-tokens';
import { openCatalogue } from './content/catalogue';
import { createImporter } from './content/importer';
import { keepContentCurrent } from './content/keep-content-current';
import type { Db, MainApi } from './context';
import { FEATURES_CHANNEL, readFeatures, rememberFeatures } from './cms/features/product-features';
import { createAdapters } from './diary/adapters/adapters';
import { addDiaryWebhook } from './diary/webhook-route';
import { startDeliveries } from './diary/delivery/start-deliveries';
import { describeApi } from './calls/open-api';
import { createProtection } from './calls/protection';
import { addRoutes } from './calls/router';
import { addStreams, type Sources } from './calls/streams';
import * as schema from './database/schema';
import { keepForgetting } from './files/forget-removed';
import { followJournals, journalSource } from './journal/stream/follow-journals';
import { JOURNAL_CHANNEL } from './journal/stream/news-message';
import { createStorageClient } from './files/storage-client';
import { countCalls } from './metrics/count-calls';
import { createMetrics } from './metrics/metrics';
import { addMetricsRoute } from './metrics/metrics-route';
import { addNotificationRoute } from './licence/notification-route';
import { keepTelling } from './person/tell-erasures';
import { retentionRules } from './retention/rules';
import { addBackchannelLogout } from './session/backchannel-route';
import { keepConfirming } from './session/confirm-due';
import { createSessions } from './session/sessions';
import { refuseDemoPeople, seedDemo } from './database/seed';
import { verbs } from './calls/verbs';

const MIGRATIONS = 'platform/main-api/database/migrations';
const WORKBOOKS = 'platform/content/workbooks';
const VERSION = '1';

/** The main API: users, content, homework, answers, marks. */
export async function startMainApi(env: PlatformEnv, log: Logger): Promise<RunningService> {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    service: 'main-api',
    schema,
    migrations: MIGRATIONS,
    onIdleError: (error) => log.warn({ cause: error.name }, 'a database connection was lost'),
  });
  const { db } = database;
  await (env.DEPLOYMENT === 'demo' ? seedDemo : refuseDemoPeople)(db);
  const importChanges = createImporter(db, WORKBOOKS);
  await importChanges();
  const { signingKeys, optionSecret } = await loadSealed(db, env);
  const catalogue = await openCatalogue(db, optionSecret);
  const features = rememberFeatures(() => readFeatures(db));
  const sessions = createSessions(db, env, log);
  const { journals, hub } = followJournals(db, sessions, log);
  const channels = { [FEATURES_CHANNEL]: features.forget, [JOURNAL_CHANNEL]: hub.take };
  const stopListening = listenToDatabase({ url: env.DATABASE_URL, service: 'main-api' }, channels);
  const metrics = createMetrics(db, () => hub.size);
  const diaries = countCalls(createAdapters(env), metrics.countCall);
  const outbox = await startDeliveries({ db, diaries, env, log });
  const mainApi: MainApi = {
    ...{ env, log, db },
    tokens: createEduTokens(env, signingKeys),
    cmsTokens: createCmsTokens(env, signingKeys),
    sso: createSsoClient(env),
    catalogue,
    optionSecret,
    features,
    protection: createProtection(),
    ...{ sessions, journals },
    attempts: rememberAttempts(db),
    ...{ writeAnswer: createAnswerWriter(db), storage: createStorageClient(env) },
    diaries,
    outbox,
  };
  const app = createServiceApp(log, { database: database.ping }, env);
  addMetricsRoute(app, metrics, env);
  addCalls(app, mainApi, { followJournal: journalSource(hub) });
  const stop = keepContentCurrent(importChanges, catalogue, log);
  const endTimers = startTimers(mainApi);
  const place = { name: 'main-api', port: env.MAIN_API_PORT, env };
  const service = await listen(place, app.fetch, async () => {
    endTimers();
    await Promise.all([stop(), stopListening(), outbox.stop(), journals.stop()]);
    await database.close();
  });
  return endingFirst(service, () => hub.end());
}

/** What is done again and again beside the calls. Returns how to stop it. */
function startTimers(mainApi: MainApi): () => void {
  const { db, env, log } = mainApi;
  const timers = [
    keepTelling(mainApi),
    keepConfirming(mainApi),
    keepForgetting(mainApi),
    startRetention({ pool: db.$client, service: 'main-api', rules: retentionRules(env), log }),
  ];
  return () => timers.forEach((end) => end());
}

function addCalls(app: ServiceApp, mainApi: MainApi, sources: Sources): void {
  const document = describeApi(VERSION);
  app.get('/openapi.json', (context) => context.json(document));
  app.get('/.well-known/jwks.json', async (context) => context.json(await mainApi.tokens.jwks()));
  addNotificationRoute(app, mainApi);
  addDiaryWebhook(app, mainApi);
  addBackchannelLogout(app, mainApi);
  addRoutes(app, mainApi, verbs);
  addStreams(app, mainApi, sources);
}

/** What lies in the database encrypted with PLATFORM_SECRET. */
async function loadSealed(db: Db, env: PlatformEnv) {
  const secrets = acceptedSecrets(env.PLATFORM_SECRET, env.PLATFORM_SECRET_PREVIOUS);
  const [keys, options] = [schema.signingKey, schema.optionSecret];
  const hasAttempts = async () => (await db.query.attempt.findFirst()) !== undefined;
  return {
    signingKeys: await loadSigningKeys(createSealedStore(db, keys), secrets, 'ES256'),
    optionSecret: await loadOptionSecret(createSealedStore(db, options), secrets, hasAttempts),
  };
}
