import { sql } from 'drizzle-orm';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { createBatcher } from '@/platform/kernel/batch';
import { preparedStatement } from '@/platform/kernel/database/database';
import { toServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { answer, answerReview, attempt, homework } from '@/platform/main-api/database/schema';

/** An answer as it is stored. */
export type NewAnswer = {
  attemptId: string;
  /** Whose the attempt has to be. */
  studentId: string;
  stepNumber: number;
  taskId: string;
  answerId: string;
  sequence: number;
  value: AnswerValue;
  isEmpty: boolean;
  isComplete: boolean;
  /** 0…1 */
  share: number;
  spentSeconds: number | null;
};

export type Written = { sequence: number; savedAt: Date };

/**
 * Writes an answer; when this returns it is committed. Null when nothing was written: this or a newer
 * answer is there, the id is that of another answer, the attempt has ended or is not the student's (any
 * more), the task is none of those that were returned, or its homework is withdrawn.
 */
export type WriteAnswer = (written: NewAnswer) => Promise<Written | null>;

type Row = { attempt_id: string; step_number: number; task_id: string } & {
  sequence: number;
  saved_at: Date;
};

/**
 * Any number of answers, at most one to a task. This and finishing lock the attempt's row, so they take
 * turns: nothing slips in after the score. Locked in one order, two of these never wait for each other.
 */
const writeAll = preparedStatement<Row>(
  'write_answers',
  sql`
    with given as (
      select * from jsonb_to_recordset(${sql.placeholder('answers')}::jsonb) as given (
        "attemptId" uuid, "studentId" uuid, "stepNumber" smallint, "taskId" text, "answerId" uuid, "sequence" int,
        "value" jsonb, "isEmpty" boolean, "isComplete" boolean, "share" real, "spentSeconds" int, "place" int
      )
    ), open_attempt as (
      select ${attempt.id}, ${attempt.studentId}, ${attempt.returnedAt} from ${attempt} inner join ${homework} on ${homework.id} = ${attempt.homeworkId}
      where (${attempt.id}, ${attempt.studentId}) in (select "attemptId", "studentId" from given)
        and ${attempt.finishedAt} is null and ${homework.state} <> 'withdrawn'
      order by ${attempt.id} for no key update of ${sql.identifier('attempt')}
    ), newest as (
      select distinct on ("attemptId") "attemptId", "stepNumber" from given
      order by "attemptId", "place" desc
    ), moved as (
      update ${attempt} set current_step = newest."stepNumber"
      from newest inner join open_attempt on open_attempt.id = newest."attemptId"
      where ${attempt.id} = open_attempt.id and ${attempt.currentStep} <> newest."stepNumber"
    )
    insert into ${answer}
      (attempt_id, step_number, task_id, answer_id, sequence, value, empty, complete, saved_at,
        share, spent_seconds)
    select id, "stepNumber", "taskId", "answerId", "sequence", "value", "isEmpty", "isComplete", now(),
      "share", "spentSeconds"
    from given inner join open_attempt
      on open_attempt.id = given."attemptId" and open_attempt.student_id = given."studentId"
    where not exists (
      select from ${answer} as other
      where other.attempt_id = given."attemptId" and other.answer_id = given."answerId"
    ) and (open_attempt.returned_at is null or exists (
      select from ${answerReview} as returned
      where returned.attempt_id = given."attemptId" and returned.step_number = given."stepNumber"
        and returned.task_id = given."taskId" and returned.is_returned
    ))
    on conflict (attempt_id, step_number, task_id) do update set
      answer_id = excluded.answer_id, sequence = excluded.sequence, value = excluded.value,
      empty = excluded.empty, complete = excluded.complete, saved_at = excluded.saved_at, share = excluded.share,
      spent_seconds = greatest(${answer}.spent_seconds, excluded.spent_seconds)
    where ${answer}.sequence < excluded.sequence
      and ${answer}.answer_id <> excluded.answer_id
    returning attempt_id, step_number, task_id, sequence, saved_at`,
);

/** Commits the answers that arrive at the same time in one transaction. See docs/decisions. [HW-04] */
export function createAnswerWriter(db: Db): WriteAnswer {
  return createBatcher<NewAnswer, Written | null>({
    maxSize: 100,
    lanes: 2,
    // A statement writes a row once, and does not see its own rows when it looks for an id.
    keysOf: ({ attemptId, stepNumber, taskId, answerId }) => [
      `${attemptId} ${stepNumber} ${taskId}`,
      `${attemptId} ${answerId}`,
    ],
    isOfAll: (error) => toServiceError(error).code === 'unavailable',
    run: async (given) => {
      const answers = JSON.stringify(given.map((one, place) => ({ ...one, place })));
      const rows = await writeAll(db, { answers });
      const written = new Map(
        rows.map((row) => [`${row.attempt_id} ${row.step_number} ${row.task_id}`, row]),
      );
      return given.map(({ attemptId, stepNumber, taskId }) => {
        const row = written.get(`${attemptId} ${stepNumber} ${taskId}`);
        return row ? { sequence: row.sequence, savedAt: row.saved_at } : null;
      });
    },
  });
}
