import type { stepReviewEndpoints } from '@/lib/contract/step-review/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { approveStep } from './approve-step';
import { getStepReview } from './get-step-review';
import { listCmsStepReviews } from './list-cms-step-reviews';
import { remarkStep } from './remark-step';

export const stepReviewVerbs: VerbsOf<typeof stepReviewEndpoints> = {
  approveStep,
  getStepReview,
  listCmsStepReviews,
  remarkStep,
};
