import { isEmptyAnswer } from '@/lib/contract/tasks/answers';
import { ServiceError } from '@/platform/kernel/errors';
import { presentTask, scoreAnswer, type Presentation } from '@/platform/tasks/tasks';
import type { Verb } from '@/platform/main-api/context';
import type { StepRevision } from './catalogue';

/** The task that visitors try; one showing for all, so that any server can check what another showed. */
export const getSample: Verb<'getSample'> = async ({ catalogue, env }, { params }) => {
  const sample = await catalogue.getSample(params.workbookId);
  const { source } = onlyTask(sample);
  return { title: sample.title, task: presentTask(source, showing(sample, env.PLATFORM_SECRET)) };
};

/**
 * Checks an answer and keeps nothing. Without an answer there is no explanation: it would give the
 * right one away. [HW-03]
 */
export const checkSample: Verb<'checkSample'> = async ({ catalogue, env }, { params, body }) => {
  const sample = await catalogue.getSample(params.workbookId);
  const { source, key, explanation } = onlyTask(sample);
  const share = scoreAnswer(source, key, body.value, showing(sample, env.PLATFORM_SECRET));
  if (isEmptyAnswer(body.value)) throw new ServiceError('answer_mismatch', { field: 'value' });
  return { right: share === 1, explanation };
};

function showing({ uuid }: StepRevision, secret: string): Presentation {
  return { seed: `sample:${uuid}`, secret };
}

function onlyTask({ tasks: [source], keys, explanations }: StepRevision) {
  const key = source && keys.get(source.id);
  const explanation = source && explanations.get(source.id);
  if (!key || explanation === undefined) throw new ServiceError('not_found');
  return { source, key, explanation };
}
