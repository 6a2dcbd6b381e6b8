import { and, eq } from 'drizzle-orm';
import { homeworkPolicySchema, type HomeworkSummary } from '@/lib/contract/homework/homework';
import { ServiceError } from '@/platform/kernel/errors';
import { pronounceableCode, TASK_HASH_PAIRS } from '@/platform/kernel/codes';
import { withinQuota } from '@/platform/main-api/calls/quotas';
import { callerOf, type Context, type Db, type Verb } from '@/platform/main-api/context';
import { seesUnreleased } from '@/platform/main-api/content/sees-unreleased';
import { fingerprintOf } from '@/platform/kernel/fingerprint';
import { homework, homeworkStep, user } from '@/platform/main-api/database/schema';
import { addDeliveries } from '@/platform/main-api/diary/delivery/deliveries';
import type { Homework } from './find-homework';
import { pickTasks, type TakenStep } from './pick-tasks';
import { summarize } from './summarize';

type Input = Parameters<Verb<'createHomework'>>[1]['body'];
type NewHomework = typeof homework.$inferInsert;

/**
 * Creates a homework of the newest revisions of its steps. The same request returns the homework that
 * it created before. [HW-01]
 *
 * @throws ServiceError `conflict` when the idempotency key was used for another homework, `forbidden`
 *   for a teacher who is not registered yet, `not_found` when a step does not exist,
 *   `invalid_request` when the steps are of another subject or grade, a task is not in its step or the
 *   due date is past, `content_items_off` for single tasks while they cannot be picked, `rate_limited` for too
 *   many in a day
 */
export const createHomework: Verb<'createHomework'> = async (context, { body }) => {
  const { db, journals, outbox } = context;
  const teacherId = callerOf(context).userId;
  const fingerprint = fingerprintOf(body);
  const known = await findByKey(db, teacherId, body.idempotencyKey);
  if (known) return repeated(db, known, fingerprint);
  const { idempotencyKey } = body;
  const steps = await checkInput(context, teacherId, body);
  const created = await insert(
    db,
    steps,
    {
      taskHash: pronounceableCode(TASK_HASH_PAIRS),
      teacherId,
      idempotencyKey,
      fingerprint,
      title: body.title,
      subjectId: body.subjectId,
      grade: body.grade,
      policy: homeworkPolicySchema.parse(body.policy ?? {}),
      stepCount: steps.length,
    },
    body.diary,
  );
  if (created) {
    journals.tellAnything(teacherId);
    await outbox.look('delivery', created.toPassOn);
    return summaryOf(db, created.row);
  }
  // The same request was faster.
  const first = await findByKey(db, teacherId, body.idempotencyKey);
  if (!first) throw new ServiceError('internal');
  return repeated(db, first, fingerprint);
};

async function checkInput(
  context: Context,
  teacherId: string,
  { subjectId, grade, policy, steps: uuids, contentItems }: Input,
): Promise<TakenStep[]> {
  const { db, catalogue } = context;
  const [teacher] = await db
    .select({ status: user.status })
    .from(user)
    .where(eq(user.id, teacherId));
  if (teacher?.status !== 'registered') throw new ServiceError('forbidden');
  const steps = catalogue.currentRevisions(uuids);
  if (steps.some((step) => step.isUnreleased) && !(await seesUnreleased(context)))
    throw new ServiceError('not_found');
  const refuse = (field: string) => {
    throw new ServiceError('invalid_request', { field, message: `Invalid ${field}` });
  };
  if (steps.some((step) => step.subjectId !== subjectId)) refuse('body.subjectId');
  if (steps.some((step) => step.grade !== grade)) refuse('body.grade');
  const dueAt = policy?.dueAt ?? null;
  if (dueAt !== null && Date.parse(dueAt) <= Date.now()) refuse('body.policy.dueAt');
  return pickTasks(context, steps, contentItems);
}

/** Null when the teacher has sent the same request before. */
function insert(
  db: Db,
  steps: TakenStep[],
  values: NewHomework,
  diary: Input['diary'],
): Promise<{ row: Homework; toPassOn: string[] } | null> {
  const { teacherId: userId, idempotencyKey } = values;
  return withinQuota(db, 'homework', { userId, idempotencyKey }, async (tx) => {
    const [row] = await tx
      .insert(homework)
      .values(values)
      .onConflictDoNothing({ target: [homework.teacherId, homework.idempotencyKey] })
      .returning();
    if (!row) return null;
    await tx.insert(homeworkStep).values(
      steps.map(({ uuid, revision, taskIds }, index) => ({
        homeworkId: row.id,
        number: index + 1,
        stepUuid: uuid,
        revision,
        taskIds,
      })),
    );
    const toPassOn = diary
      ? await addDeliveries(tx, row.id, { places: [diary.place], markMode: diary.markMode })
      : [];
    return { row, toPassOn };
  });
}

function findByKey(db: Db, teacherId: string, idempotencyKey: string) {
  return db.query.homework.findFirst({
    where: and(eq(homework.teacherId, teacherId), eq(homework.idempotencyKey, idempotencyKey)),
  });
}

function repeated(db: Db, row: Homework, fingerprint: string): Promise<HomeworkSummary> {
  const isSame = row.fingerprint === null || row.fingerprint === fingerprint;
  if (!isSame) throw new ServiceError('conflict');
  return summaryOf(db, row);
}

async function summaryOf(db: Db, row: Homework): Promise<HomeworkSummary> {
  const [summary] = await summarize(db, [row]);
  if (!summary) throw new ServiceError('internal');
  return summary;
}
