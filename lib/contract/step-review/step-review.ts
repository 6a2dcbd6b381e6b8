import { z } from 'zod';
import { instant } from '@/lib/contract/values/instant';
import { isStorable } from '@/lib/contract/values/storable';

/** The longest remark, in characters. [HW-12] */
export const MAX_REMARK = 2_000;

/** What a remark is: a step approver comments, and who has smStepSuggestions suggests a correction. */
export const remarkKindSchema = z.enum(['comment', 'suggestion']);
export type RemarkKind = z.infer<typeof remarkKindSchema>;

export const remarkTextSchema = z.string().trim().min(1).max(MAX_REMARK).refine(isStorable);

/** The number of a revision that somebody has looked at. */
export const revisionSchema = z.number().int().min(1).max(1_000_000);

/** What somebody has said of a step: that one of its revisions is good, or what is not. */
export const reviewEntrySchema = z.object({
  kind: z.enum(['approval', ...remarkKindSchema.options]),
  /** '' for an approval. */
  text: z.string(),
  /** Their name. */
  by: z.string(),
  revision: revisionSchema,
  createdAt: instant,
});
export type ReviewEntry = z.infer<typeof reviewEntrySchema>;

/** What the caller may say of a step, and what was said of it as far as they see it. [HW-12] */
export const stepReviewSchema = z.object({
  /** The newest one. */
  revision: revisionSchema,
  mayApprove: z.boolean(),
  maySuggest: z.boolean(),
  /** The caller has approved the newest revision. */
  isApproved: z.boolean(),
  /** The newest first: of everybody for step approvers, their own for the others. */
  entries: z.array(reviewEntrySchema),
});
export type StepReview = z.infer<typeof stepReviewSchema>;

/** The same for editors, of the steps of a workbook. */
export const cmsReviewEntrySchema = reviewEntrySchema.extend({
  stepUuid: z.uuid(),
  stepTitle: z.string(),
  /** Of another revision than the newest. */
  isOutdated: z.boolean(),
});
export type CmsReviewEntry = z.infer<typeof cmsReviewEntrySchema>;
