import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';

export const ordering: AnswerRules<'ordering'> = {
  empty: { kind: 'ordering', order: [] },
  isEmpty: ({ order }) => order.length === 0,
  isComplete: ({ items }, { order }) => items.every(({ id }) => order.includes(id)),
};
