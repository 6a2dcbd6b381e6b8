import type { reviewEndpoints } from '@/lib/contract/review/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { acceptAnswer } from './accept-answer';
import { drawOnAnswer } from './draw-on-answer';
import { getAttemptReview } from './get-attempt-review';
import { getHomeworkReview } from './get-homework-review';
import { getTaskAnswers } from './get-task-answers';
import { forgetComment, keepComment, listKeptComments } from './kept-comments';
import { regradeHomework } from './regrade-homework';
import { returnAttempt } from './return-attempt';
import { reviewAnswers } from './review-answers';
import { setScore } from './set-score';

export const reviewVerbs: VerbsOf<typeof reviewEndpoints> = {
  acceptAnswer,
  drawOnAnswer,
  forgetComment,
  getAttemptReview,
  getHomeworkReview,
  getTaskAnswers,
  keepComment,
  listKeptComments,
  regradeHomework,
  returnAttempt,
  reviewAnswers,
  setScore,
};
