import { and, eq } from 'drizzle-orm';
import { homeworkPolicySchema } from '@/lib/contract/homework/homework';
import { ServiceError } from '@/platform/kernel/errors';
import { pronounceableCode, TASK_HASH_PAIRS } from '@/platform/main-api/codes';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { homework, homeworkStep } from '@/platform/main-api/schema';
import { summarize } from './summarize';

/**
 * Creates a homework of the newest revisions of its steps. The same requestId gives the homework
 * that it created before. [HW-01]
 *
 * @throws ServiceError `not_found` when a step does not exist
 */
export const createHomework: Verb<'createHomework'> = async (context, { body }) => {
  const { db, catalogue } = context;
  const teacherId = callerOf(context).userId;
  const steps = catalogue.currentRevisions(body.steps);
  const created = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(homework)
      .values({
        taskHash: pronounceableCode(TASK_HASH_PAIRS),
        teacherId,
        requestId: body.requestId,
        title: body.title,
        subjectId: body.subjectId,
        grade: body.grade,
        policy: homeworkPolicySchema.parse(body.policy ?? {}),
        stepCount: steps.length,
      })
      .onConflictDoNothing({ target: [homework.teacherId, homework.requestId] })
      .returning();
    if (row)
      await tx.insert(homeworkStep).values(
        steps.map(({ uuid, revision }, index) => ({
          homeworkId: row.id,
          number: index + 1,
          stepUuid: uuid,
          revision,
        })),
      );
    return row;
  });
  const row =
    created ??
    (await db.query.homework.findFirst({
      where: and(eq(homework.teacherId, teacherId), eq(homework.requestId, body.requestId)),
    }));
  const [summary] = row ? await summarize(db, [row]) : [];
  if (!summary) throw new ServiceError('internal');
  return summary;
};
