import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readEnv, type PlatformEnv } from '@/platform/kernel/env';
import { createLogger, type Logger } from '@/platform/kernel/logger';
import type { Db } from '@/platform/main-api/context';
import * as schema from '@/platform/main-api/database/schema';
import { operateDeliveries } from '@/platform/main-api/diary/operate/operate-deliveries';
import { operateAudit } from '@/platform/main-api/audit/operate-audit';
import { operateErase, operateExport } from '@/platform/main-api/person/operate-person';
import { operateRetention } from '@/platform/main-api/retention/operate-retention';
import { operateDisable, operateEnable } from '@/platform/main-api/session/operate-account';
import { setFeature } from '@/platform/main-api/user/features/set-feature';
import { OperatorError } from './operator-error';

type Order = {
  usage: string;
  /** How many words may follow. */
  words: readonly number[];
  run: (
    api: { db: Db; env: PlatformEnv; log: Logger },
    args: readonly string[],
  ) => Promise<readonly string[]>;
};

/** `npm run ops`: what operators do, each a word of the command line. */
const orders: Record<string, Order> = {
  feature: {
    usage:
      'feature <почта или номер пользователя> <возможность> on|off — дать возможность или отнять',
    words: [3],
    run: async ({ db }, args) => {
      const features = await setFeature(db, args);
      return [`Готово. Возможности: ${features.join(', ') || 'нет'}.`];
    },
  },
  deliveries: {
    usage: 'deliveries [retry [номер]] — что на пути в дневники; ещё раз передать то, что не дошло',
    words: [0, 1, 2],
    run: ({ db }, args) => operateDeliveries(db, args),
  },
  audit: {
    usage: 'audit <почта, номер или код> — кто и что менял в ролях, именах, отметках, правилах',
    words: [1],
    run: ({ db }, args) => operateAudit(db, args),
  },
  disable: {
    usage: 'disable <почта или номер пользователя> — отключить: вход закрыт, сеансы завершены',
    words: [1],
    run: operateDisable,
  },
  enable: {
    usage: 'enable <почта или номер пользователя> — включить отключённую учётную запись',
    words: [1],
    run: operateEnable,
  },
  export: {
    usage: 'export <почта или номер пользователя> — всё, что о нём хранится, в JSON',
    words: [1],
    run: operateExport,
  },
  erase: {
    usage: 'erase <почта или номер пользователя> — удалить его данные; отметки останутся без имени',
    words: [1],
    run: operateErase,
  },
  retention: {
    usage: 'retention — удалить сейчас то, чей срок хранения истёк; в конце — чего и сколько',
    words: [0],
    run: operateRetention,
  },
};

const usage = () =>
  ['Команды:', ...Object.values(orders).map((order) => `  ${order.usage}`)].join('\n');

async function run([word = '', ...args]: readonly string[]): Promise<void> {
  const order = Object.hasOwn(orders, word) ? orders[word] : undefined;
  if (!order?.words.includes(args.length)) throw new OperatorError(usage());
  const env = readEnv();
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 });
  const api = { db: drizzle(pool, { schema }), env, log: createLogger('ops', 'warn') };
  try {
    for (const line of await order.run(api, args)) console.log(line);
  } finally {
    await pool.end();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
