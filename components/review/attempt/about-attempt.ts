import type { AttemptReview } from '@/lib/contract/review/review';

export type AboutAttempt = {
  review: AttemptReview;
  /** It was changed, here or in another tab. */
  onChanged: () => void;
};
