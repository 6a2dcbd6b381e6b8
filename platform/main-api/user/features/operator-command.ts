import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readEnv } from '@/platform/kernel/env';
import * as schema from '@/platform/main-api/database/schema';
import { operateDeliveries } from '@/platform/main-api/diary/operate/operate-deliveries';
import { OperatorError, setFeature } from './set-feature';

const USAGE = [
  'Команды:',
  '  feature <почта или номер пользователя> <возможность> on|off — дать возможность или отнять',
  '  deliveries — что на пути в дневники',
  '  deliveries retry [номер] — ещё раз передать то, что не дошло',
].join('\n');

/** `npm run ops`: what operators do, each a word of the command line. */
async function run([order, ...args]: readonly string[]): Promise<void> {
  const isFeature = order === 'feature' && args.length === 3;
  if (!isFeature && order !== 'deliveries') throw new OperatorError(USAGE);
  const pool = new pg.Pool({ connectionString: readEnv().DATABASE_URL, max: 1 });
  try {
    const db = drizzle(pool, { schema });
    if (isFeature) {
      const features = await setFeature(db, args);
      console.log(`Готово. Возможности: ${features.join(', ') || 'нет'}.`);
    } else for (const line of await operateDeliveries(db, args)) console.log(line);
  } finally {
    await pool.end();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
