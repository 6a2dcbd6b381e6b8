import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { homeworkStep } from '@/platform/main-api/database/schema';
import { getOwnHomework } from '@/platform/main-api/homework/find-homework';
import { limitsAmong } from '@/platform/main-api/licence/limits-among';
import { findCorrections } from './corrections';
import { changeMarks } from './mark-changes';

/**
 * Takes over the keys that authors have corrected since the homework was set: from then on they count in
 * it, for what is finished and for what is not. [REV-04] [HW-08]
 *
 * @throws ServiceError `homework_not_found`, `forbidden` without the licence that has it,
 *   `review_changed` when other marks than those that were told would change
 */
export const regradeHomework: Verb<'regradeHomework'> = async (context, { params, body }) => {
  const { db, env } = context;
  const { userId } = callerOf(context);
  const homework = await getOwnHomework(db, userId, params.taskHash);
  const { regrade } = await limitsAmong(db, env, [userId]);
  if (!regrade) throw new ServiceError('forbidden');
  const corrections = await findCorrections({ db }, homework.id);
  return changeMarks(context, {
    ...{ homework, print: body.print },
    stepsAfter: (tx) => loadSteps({ db: tx, catalogue: context.catalogue }, homework.id),
    async make(tx) {
      for (const { number, keyRevision } of corrections)
        await tx
          .update(homeworkStep)
          .set({ keyRevision })
          .where(and(eq(homeworkStep.homeworkId, homework.id), eq(homeworkStep.number, number)));
    },
    audit: (tx, attempts, teacherId) =>
      writeAudit(tx, {
        ...{ actor: `user:${teacherId}`, action: 'homework.regrade' },
        subject: `homework:${homework.taskHash}`,
        after: { steps: corrections.map((one) => `${one.number}:${one.keyRevision}`), attempts },
      }),
  });
};
