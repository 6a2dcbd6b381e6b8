import pg from 'pg';

/** How long another connection is waited for, in milliseconds. */
const PATIENCE = 10_000;

/**
 * A transaction that holds what it locks until its end, so that calls meet each other where a test wants.
 *
 * @returns `query` runs a statement in it; `waited` resolves once another connection waits for it
 */
export async function holdRows() {
  const connectionString = process.env.TEST_DATABASE_URL;
  const client = new pg.Client({ connectionString });
  const watcher = new pg.Client({ connectionString });
  await Promise.all([client.connect(), watcher.connect()]);
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
  const isWaitedFor = async () => (await watcher.query(waiting, [rows[0]?.pid])).rowCount !== 0;
  return {
    query: (text: string, values: unknown[]) => client.query(text, values),
    async waited() {
      for (const end = Date.now() + PATIENCE; !(await isWaitedFor());) {
        if (Date.now() > end) throw new Error('Nobody waits');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async end() {
      await client.query('commit');
      await Promise.all([client.end(), watcher.end()]);
    },
  };
}
