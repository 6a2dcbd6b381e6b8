import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CONNECTIONS, repeat, SECONDS, type Load } from '@/tests/bench/load/under-load';

/** What saving an answer comes to when nothing stands before the database: one statement, committed. */
const UPSERT = `
  with open_attempt as (
    update main_api.attempt set current_step = $2 where id = $1 and finished_at is null returning id
  )
  insert into main_api.answer
    (attempt_id, step_number, task_id, answer_id, sequence, value, empty, complete, saved_at, share)
  select id, $2::smallint, $3, $4::uuid, $5::int, $6::jsonb, false, true, now(), 1 from open_attempt
  on conflict (attempt_id, step_number, task_id) do update set
    answer_id = excluded.answer_id, sequence = excluded.sequence, value = excluded.value,
    empty = excluded.empty, complete = excluded.complete, saved_at = excluded.saved_at,
    share = excluded.share
  where answer.sequence < excluded.sequence
  returning sequence, saved_at`;

/** Answers saved straight in PostgreSQL, each over a connection and into an attempt of its own. */
export async function measureUpsert(url: string, attemptCodes: readonly string[]): Promise<Load> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  try {
    const { rows } = await pool.query<{ id: string }>(
      'select id from main_api.attempt where code = any($1)',
      [attemptCodes.slice(0, CONNECTIONS)],
    );
    const clients = await Promise.all(rows.map(() => pool.connect()));
    const value = JSON.stringify({ kind: 'number', text: '42' });
    let sequence = 1;
    const turn = async (index: number) => {
      sequence += 1;
      const place = [1 + (sequence % 12), 'yardstick'];
      const saved = await clients[index]?.query(UPSERT, [
        rows[index]?.id,
        ...place,
        randomUUID(),
        sequence,
        value,
      ]);
      return saved?.rowCount === 1;
    };
    await repeat(1, turn);
    const load = await repeat(SECONDS, turn);
    for (const client of clients) client.release();
    return load;
  } finally {
    await pool.end();
  }
}
