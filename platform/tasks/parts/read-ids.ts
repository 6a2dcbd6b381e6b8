import type { TaskOption } from '@/lib/contract/tasks/tasks';
import { ServiceError } from '@/platform/kernel/errors';
import { revealIds, type OptionGroup } from './opaque-ids';

export function mismatch(field: string, message: string): ServiceError {
  return new ServiceError('answer_mismatch', { field: `value.${field}`, message });
}

/** @throws ServiceError `answer_mismatch` for an id that the presented task does not have */
export function findById<Found>(
  known: ReadonlyMap<string, Found>,
  id: string,
  field: string,
): Found {
  const found = known.get(id);
  if (found === undefined) throw mismatch(field, 'The task has no such id');
  return found;
}

/** @throws ServiceError `answer_mismatch` for an unknown or repeated id */
export function readIds(
  options: readonly TaskOption[],
  ids: readonly string[],
  group: OptionGroup,
  field: string,
): string[] {
  if (new Set(ids).size !== ids.length) throw mismatch(field, 'An id is repeated');
  const known = revealIds(options, group);
  return ids.map((id) => findById(known, id, field));
}
