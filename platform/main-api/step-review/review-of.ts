import { and, desc, eq } from 'drizzle-orm';
import type { ReviewEntry, StepReview } from '@/lib/contract/step-review/step-review';
import { ServiceError } from '@/platform/kernel/errors';
import { standingOf, type Standing } from '@/platform/main-api/content/sees-unreleased';
import { callerOf, type Context } from '@/platform/main-api/context';
import { stepReview, user } from '@/platform/main-api/database/schema';
import { fullName } from '@/platform/main-api/user/full-name';

/** So many are shown of one step. */
const SHOWN = 20;

export type Reviewed = { revision: number; standing: Standing };

/**
 * The newest revision of a step, for somebody who sees it, and what they are to it.
 *
 * @throws ServiceError `not_found` also for one that is not released, where the caller sees none of those
 */
export async function lookAtStep(context: Context, stepUuid: string): Promise<Reviewed> {
  const [listed] = context.catalogue.currentRevisions([stepUuid]);
  const standing = await standingOf(context);
  if (!listed || (listed.isUnreleased && !standing.previewsUnreleased))
    throw new ServiceError('not_found');
  return { revision: listed.revision, standing };
}

/** What the caller is told of a step that they see. */
export async function reviewOf(
  context: Context,
  stepUuid: string,
  { revision, standing: { mayApprove, maySuggest } }: Reviewed,
): Promise<StepReview> {
  const { db } = context;
  const { userId } = callerOf(context);
  const isOwn = eq(stepReview.userId, userId);
  const ofStep = eq(stepReview.stepUuid, stepUuid);
  const isApproval = and(eq(stepReview.revision, revision), eq(stepReview.kind, 'approval'));
  const [rows, approvals] = await Promise.all([
    db
      .select({ entry: stepReview, by: user })
      .from(stepReview)
      .innerJoin(user, eq(user.id, stepReview.userId))
      .where(and(ofStep, mayApprove ? undefined : isOwn))
      .orderBy(desc(stepReview.createdAt))
      .limit(SHOWN),
    db.$count(stepReview, and(ofStep, isOwn, isApproval)),
  ]);
  const entries = rows.map(({ entry, by }) => toEntry(entry, by));
  return { revision, mayApprove, maySuggest, isApproved: approvals > 0, entries };
}

/** What somebody has said, as it is told. */
export function toEntry(
  { kind, text, revision, createdAt }: typeof stepReview.$inferSelect,
  by: typeof user.$inferSelect,
): ReviewEntry {
  return { kind, text, revision, by: fullName(by), createdAt: createdAt.toISOString() };
}
