import { ServiceError } from '@/platform/kernel/errors';
import type { Presentation } from '@/platform/tasks/tasks';
import type { StepRevision } from './catalogue';

/** One showing for all, so that any server can check what another showed. */
export function showing({ uuid }: StepRevision, secret: string): Presentation {
  return { seed: `sample:${uuid}`, secret };
}

/** @throws ServiceError `not_found` when the sample is no single task with its answer */
export function onlyTask({ tasks: [source], keys, explanations }: StepRevision) {
  const key = source && keys.get(source.id);
  const explanation = source && explanations.get(source.id);
  if (!key || explanation === undefined) throw new ServiceError('not_found');
  return { source, key, explanation };
}
