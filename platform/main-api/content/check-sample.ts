import { isEmptyAnswer } from '@/lib/contract/tasks/answers';
import { ServiceError } from '@/platform/kernel/errors';
import { scoreAnswer } from '@/platform/tasks/tasks';
import type { Verb } from '@/platform/main-api/context';
import { onlyTask, showing } from './sample-task';

/**
 * Checks an answer and keeps nothing. Without an answer there is no explanation: it would give the
 * right one away. [HW-03]
 */
export const checkSample: Verb<'checkSample'> = async (
  { catalogue, optionSecret },
  { params, body },
) => {
  const sample = await catalogue.getSample(params.workbookId);
  const { source, key, explanation } = onlyTask(sample);
  const share = scoreAnswer(source, key, body.value, showing(sample, optionSecret));
  if (isEmptyAnswer(body.value)) throw new ServiceError('answer_mismatch', { field: 'value' });
  return { right: share === 1, explanation };
};
