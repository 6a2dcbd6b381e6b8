import type { StepSummary } from '@/lib/contract/content/content';
import { MAX_STEPS } from '@/lib/contract/homework/limits';

/** A step that the teacher chose: what a list shows of it. */
export type SelectedStep = Pick<StepSummary, 'uuid' | 'title'> & {
  /** The tasks that are taken of it; all when absent. [FEAT-01] */
  taskIds?: readonly string[];
};

/** The steps of the homework in the order in which students will do them. */
export type Selection = readonly SelectedStep[];

/**
 * Adds steps, each behind the nearest chosen one that stands before it in the workbook: what is
 * ticked in any order comes out in the workbook's order, and what was moved by hand stays moved.
 * Those already chosen stay where they are; from MAX_STEPS on nothing is added.
 *
 * @param order all steps of the workbook, in its order
 */
export function addSteps(
  selection: Selection,
  steps: Selection,
  order: readonly string[],
): Selection {
  const result = [...selection];
  for (const { uuid, title } of steps) {
    if (result.length >= MAX_STEPS) break;
    if (!isSelected(result, uuid)) result.splice(placeFor(result, uuid, order), 0, { uuid, title });
  }
  return result;
}

function placeFor(selection: Selection, uuid: string, order: readonly string[]): number {
  const own = order.indexOf(uuid);
  const placeOf = (other: string | undefined) =>
    selection.findIndex((selected) => selected.uuid === other);
  for (let before = own - 1; before >= 0; before--) {
    const place = placeOf(order[before]);
    if (place >= 0) return place + 1;
  }
  for (let after = own + 1; after < order.length; after++) {
    const place = placeOf(order[after]);
    if (place >= 0) return place;
  }
  return selection.length;
}

/** Takes steps out; those that are not chosen do not matter. */
export function removeSteps(selection: Selection, uuids: readonly string[]): Selection {
  return selection.filter(({ uuid }) => !uuids.includes(uuid));
}

/** The tasks of a step that are taken: none of one that is not chosen. [FEAT-01] */
export function takenTasks(
  selection: Selection,
  uuid: string,
  all: readonly string[],
): readonly string[] {
  const chosen = selection.find((selected) => selected.uuid === uuid);
  if (!chosen) return [];
  const { taskIds } = chosen;
  return taskIds ? all.filter((id) => taskIds.includes(id)) : all;
}

/** One task of a step that is taken or left out. */
export type PickedTask = {
  step: SelectedStep;
  all: readonly string[];
  id: string;
  isTaken: boolean;
};

/**
 * Takes one task of a step or leaves it out. With its first task a step is chosen, with its last it is
 * not any more, and with all of them it is taken whole. [FEAT-01]
 *
 * @param order all steps of the workbook, in its order
 */
export function pickTask(
  selection: Selection,
  { step: { uuid, title }, all, id, isTaken }: PickedTask,
  order: readonly string[],
): Selection {
  const had = takenTasks(selection, uuid, all);
  const taskIds = all.filter((one) => (one === id ? isTaken : had.includes(one)));
  if (taskIds.length === 0) return removeSteps(selection, [uuid]);
  const step = taskIds.length === all.length ? { uuid, title } : { uuid, title, taskIds };
  const chosen = addSteps(selection, [step], order);
  return chosen.map((one) => (one.uuid === uuid ? step : one));
}

/** Moves a step one place up (-1) or down (1); at the ends it stays. */
export function moveStep(selection: Selection, uuid: string, by: -1 | 1): Selection {
  const from = selection.findIndex((selected) => selected.uuid === uuid);
  const to = from + by;
  const moved = selection[from];
  if (!moved || to < 0 || to >= selection.length) return selection;
  const result = selection.filter((selected) => selected !== moved);
  result.splice(to, 0, moved);
  return result;
}

/** Whether a step is chosen. */
export function isSelected(selection: Selection, uuid: string): boolean {
  return selection.some((selected) => selected.uuid === uuid);
}

/** How many of the steps are chosen. */
export function countSelected(selection: Selection, steps: Selection): number {
  return steps.filter(({ uuid }) => isSelected(selection, uuid)).length;
}
