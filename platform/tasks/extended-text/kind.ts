import type { Criterion } from '@/lib/contract/tasks/fields';
import {
  checkCriteria,
  listCriteria,
  presentCriteria,
  writtenCriteria,
} from '@/platform/tasks/parts/criteria';
import {
  checkExample,
  revealExample,
  toExampleKey,
  writtenExample,
  type ExampleKey,
} from '@/platform/tasks/parts/example';
import { integer } from '@/platform/tasks/parts/fields';
import { defineKind } from '@/platform/tasks/task-kind';

type Source = { criteria?: Criterion[]; minWords?: number };

/** A text of the student's own, which the teacher reviews. */
export const extendedText = defineKind({
  kind: 'extended_text',
  isReviewed: true,
  fields: {
    criteria: writtenCriteria,
    minWords: integer(1, 2_000).optional(),
    key: writtenExample,
  },
  check(task, report) {
    checkCriteria(task, report);
    checkExample(task.key, report);
  },
  toSource: (task): Source => ({
    ...listCriteria(task),
    ...(task.minWords && { minWords: task.minWords }),
  }),
  toKey: (task): ExampleKey => toExampleKey(task.key),
  present: (source) => ({
    ...presentCriteria(source),
    ...(source.minWords && { minWords: source.minWords }),
  }),
  read: (_, value) => value,
  reveal: (_, { text }) => ({ form: 'typed', text }),
  example: revealExample,
});
