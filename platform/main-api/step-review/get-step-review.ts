import type { Verb } from '@/platform/main-api/context';
import { lookAtStep, reviewOf } from './review-of';

export const getStepReview: Verb<'getStepReview'> = async (context, { params: { stepUuid } }) =>
  reviewOf(context, stepUuid, await lookAtStep(context, stepUuid));
