import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';

/** As many pictures as one answer holds. */
export const MAX_PHOTOS = 10;

export const photo: AnswerRules<'photo'> = {
  isReviewed: true,
  empty: { kind: 'photo', files: [] },
  isEmpty: ({ files }) => files.length === 0,
  isComplete: (_, { files }) => files.length > 0,
};
