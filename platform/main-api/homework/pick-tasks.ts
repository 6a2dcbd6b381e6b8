import { ServiceError } from '@/platform/kernel/errors';
import type { ListedStep } from '@/platform/main-api/content/contents';
import type { MainApi } from '@/platform/main-api/context';

/** A step as a homework keeps it: whole, or of it only these tasks. */
export type TakenStep = ListedStep & { taskIds: string[] | null };

/**
 * What a new homework takes of its steps. Tasks come in the order of their step; who names all of
 * them takes it whole. Homework that there is goes on as it was created. [FEAT-01]
 *
 * @param picked ids of tasks, by step
 * @throws ServiceError `content_items_off` while operators have it off, `invalid_request` for a task
 *   that is not in its step
 */
export async function pickTasks(
  { catalogue, features }: Pick<MainApi, 'catalogue' | 'features'>,
  steps: readonly ListedStep[],
  picked: Readonly<Record<string, readonly string[]>> = {},
): Promise<TakenStep[]> {
  if (Object.keys(picked).length === 0) return steps.map((step) => ({ ...step, taskIds: null }));
  if (!(await features.isOn('homeworkContentItems'))) throw new ServiceError('content_items_off');
  const revisions = await catalogue.getSteps(steps);
  return steps.map((step, index) => {
    const named = picked[step.uuid];
    const ids = revisions[index]?.tasks.map(({ id }) => id) ?? [];
    if (named?.some((id) => !ids.includes(id)))
      throw new ServiceError('invalid_request', { field: `body.contentItems.${step.uuid}` });
    const taskIds = named ? ids.filter((id) => named.includes(id)) : ids;
    return { ...step, taskIds: taskIds.length === ids.length ? null : taskIds };
  });
}
