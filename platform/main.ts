import { isWithoutPayments, WITHOUT_PAYMENTS } from '@/lib/contract/environment/payments';
import { readEnv, type PlatformEnv } from './kernel/env';
import { createLogger } from './kernel/logger';
import type { Logger } from './kernel/logger';
import type { RunningService } from './kernel/service';
import { startDiary } from './diary/service';
import { startMainApi } from './main-api/service';
import { startPartners } from './partners/service';
import { startPayments } from './payments/service';
import { startSso } from './sso/service';
import { startStorage } from './storage/service';

/**
 * Starts the services that the command line names, all of them when it names none:
 * `node .build/platform/main.js [main-api] [sso] [payments] [diary] [storage] [partners]`.
 */
const starters: Record<string, (env: PlatformEnv, log: Logger) => Promise<RunningService>> = {
  'main-api': startMainApi,
  sso: startSso,
  payments: startPayments,
  diary: startDiary,
  storage: startStorage,
  partners: startPartners,
};

async function start(): Promise<void> {
  const env = readEnv();
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(starters);
  if (isWithoutPayments(env)) createLogger('platform', env.LOG_LEVEL).warn(WITHOUT_PAYMENTS);
  const running: RunningService[] = [];
  for (const name of wanted) {
    const starter = starters[name];
    if (!starter)
      throw new Error(`No service «${name}»; there are ${Object.keys(starters).join(', ')}`);
    running.push(await starter(env, createLogger(name, env.LOG_LEVEL)));
  }
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all(running.map((service) => service.close()));
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Started by the supervisor: its end, however sudden, is the end of the services.
  process.once('disconnect', stop);
  process.send?.({ ready: running.map(({ name, port }) => ({ name, port })) });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
