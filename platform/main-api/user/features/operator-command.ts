import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readEnv } from '@/platform/kernel/env';
import * as schema from '@/platform/main-api/database/schema';
import { OperatorError, setFeature } from './set-feature';

const USAGE =
  'Команды: feature <почта или номер пользователя> <возможность> on|off\u00A0— дать возможность или отнять.';

/** `npm run ops`: what operators do, each a word of the command line. */
async function run([order, ...args]: readonly string[]): Promise<void> {
  if (order !== 'feature' || args.length !== 3) throw new OperatorError(USAGE);
  const pool = new pg.Pool({ connectionString: readEnv().DATABASE_URL, max: 1 });
  try {
    const features = await setFeature(drizzle(pool, { schema }), args);
    console.log(`Готово. Возможности: ${features.join(', ') || 'нет'}.`);
  } finally {
    await pool.end();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
