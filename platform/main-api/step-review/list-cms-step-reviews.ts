import { desc, eq } from 'drizzle-orm';
import { isOneOf } from '@/platform/kernel/database/database';
import type { Verb } from '@/platform/main-api/context';
import { stepReview, user } from '@/platform/main-api/database/schema';
import { toEntry } from './review-of';

const SHOWN = 100;

/** What was said of the steps of a workbook, the newest first. @throws ServiceError `not_found` */
export const listCmsStepReviews: Verb<'listCmsStepReviews'> = async (context, { params }) => {
  const { modules } = context.catalogue.getWorkbook(params.workbookId);
  const steps = modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.steps));
  const uuids = steps.map(({ uuid }) => uuid);
  const titles = new Map(steps.map(({ uuid, title }) => [uuid, title]));
  const current = new Map(
    context.catalogue.currentRevisions(uuids).map(({ uuid, revision }) => [uuid, revision]),
  );
  const rows = await context.db
    .select({ entry: stepReview, by: user })
    .from(stepReview)
    .innerJoin(user, eq(user.id, stepReview.userId))
    .where(isOneOf(stepReview.stepUuid, uuids))
    .orderBy(desc(stepReview.createdAt))
    .limit(SHOWN);
  const entries = rows.map(({ entry, by }) => ({
    ...toEntry(entry, by),
    stepUuid: entry.stepUuid,
    stepTitle: titles.get(entry.stepUuid) ?? '',
    isOutdated: entry.revision !== current.get(entry.stepUuid),
  }));
  return { entries };
};
