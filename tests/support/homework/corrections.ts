import type pg from 'pg';

/** The next revision of a step asks the same and has another key: 123456 for a number. */
export async function correctKey(database: pg.Pool, stepUuid: string): Promise<void> {
  await database.query(
    `INSERT INTO main_api.step_revision (uuid, revision, title, tasks, content_hash)
     SELECT uuid, revision + 1, title, tasks, content_hash || '-corrected'
     FROM main_api.step_revision WHERE uuid = $1 ORDER BY revision DESC LIMIT 1`,
    [stepUuid],
  );
  await database.query(
    `INSERT INTO main_api.answer_key (step_uuid, revision, task_id, key, explanation)
     SELECT step_uuid, revision + 1, task_id, jsonb_set(key, '{value}', '123456'), explanation
     FROM main_api.answer_key WHERE step_uuid = $1
       AND revision = (SELECT max(revision) - 1 FROM main_api.step_revision WHERE uuid = $1)`,
    [stepUuid],
  );
}

/** Takes the corrected revision away again, for who asks the step next. */
export async function takeCorrectionBack(database: pg.Pool, stepUuid: string): Promise<void> {
  for (const table of ['answer_key', 'step_revision'])
    await database.query(
      `DELETE FROM main_api.${table} WHERE ${table === 'answer_key' ? 'step_uuid' : 'uuid'} = $1
         AND revision > (SELECT min(revision) FROM main_api.homework_step WHERE step_uuid = $1)`,
      [stepUuid],
    );
}

/** Who was there before access was limited keeps what premium allows: the teacher of a homework. */
export async function givePremium(database: pg.Pool, taskHash: string): Promise<void> {
  await database.query(
    `UPDATE main_api."user" SET created_at = '2020-01-01'
     WHERE id = (SELECT teacher_id FROM main_api.homework WHERE task_hash = $1)`,
    [taskHash],
  );
}
