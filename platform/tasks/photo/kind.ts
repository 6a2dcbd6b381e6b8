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
import { defineKind } from '@/platform/tasks/task-kind';

type Source = { criteria?: Criterion[] };

/** Pictures of what was done on paper, which the teacher reviews. */
export const photo = defineKind({
  kind: 'photo',
  isReviewed: true,
  fields: { criteria: writtenCriteria, key: writtenExample },
  check(task, report) {
    checkCriteria(task, report);
    checkExample(task.key, report);
  },
  toSource: (task): Source => listCriteria(task),
  toKey: (task): ExampleKey => toExampleKey(task.key),
  present: presentCriteria,
  read: (_, value) => value,
  reveal: (_, { files }) => ({ form: 'files', files }),
  example: revealExample,
});
