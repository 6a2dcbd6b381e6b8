import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { answerKey, homeworkStep, stepRevision } from '@/platform/main-api/database/schema';

/** A step of a homework whose keys an author has corrected since. */
export type Correction = { number: number; keyRevision: number };

/**
 * The steps of a homework of which a newer revision asks one of its tasks in the same words and has
 * another key for it. What asks something else is another task and corrects nothing. [REV-04]
 */
export async function findCorrections(
  { db }: { db: Pick<Db, 'select'> },
  homeworkId: string,
): Promise<Correction[]> {
  const { number, stepUuid, revision, keyRevision, taskIds } = homeworkStep;
  const newest = sql<number>`(select max(${stepRevision.revision}) from ${stepRevision}
    where ${stepRevision.uuid} = ${stepUuid})`;
  const counting = sql`coalesce(${keyRevision}, ${revision})`;
  const isCorrected = sql`exists (
    select 1 from ${answerKey} as old
    inner join ${answerKey} as corrected on corrected.step_uuid = old.step_uuid
      and corrected.task_id = old.task_id and corrected.revision = ${newest}
    inner join ${stepRevision} as asked on asked.uuid = old.step_uuid and asked.revision = ${revision}
    inner join ${stepRevision} as later on later.uuid = old.step_uuid and later.revision = ${newest}
    where old.step_uuid = ${stepUuid} and old.revision = ${counting} and old.key <> corrected.key
      and (${taskIds} is null or old.task_id = any(${taskIds}))
      and exists (
        select 1 from jsonb_array_elements(asked.tasks) as task
        where task->>'id' = old.task_id and task in (select jsonb_array_elements(later.tasks))
      )
  )`;
  return db
    .select({ number, keyRevision: newest })
    .from(homeworkStep)
    .where(and(eq(homeworkStep.homeworkId, homeworkId), isCorrected))
    .orderBy(asc(number));
}
