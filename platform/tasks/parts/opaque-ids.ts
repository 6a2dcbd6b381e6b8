import { createHmac } from 'node:crypto';
import type { TaskOption } from '@/lib/contract/tasks/tasks';

/**
 * What makes one showing of a task differ from another. `seed` names the attempt; `secret` is the
 * server's, so that nobody can compute ids.
 */
export type Presentation = { seed: string; secret: string };

/** One list of options of one task: `group` tells left from right and one blank from another. */
export type OptionGroup = Presentation & { taskId: string; group: string };

/** 96 bits, 16 characters. */
const ID_BYTES = 12;

function digest(group: OptionGroup, purpose: string, option: TaskOption): Buffer {
  // The text is in it because ids repeat from step to step of an attempt: an author who often makes
  // «a» the right one must not be found out by its hash.
  const parts = [purpose, group.seed, group.taskId, group.group, option.id, option.text];
  return createHmac('sha256', group.secret).update(JSON.stringify(parts)).digest();
}

function opaqueId(group: OptionGroup, option: TaskOption): string {
  return digest(group, 'id', option).subarray(0, ID_BYTES).toString('base64url');
}

/** The options under the ids that a browser may see, in the order given. [HW-03] */
export function hideIds(options: readonly TaskOption[], group: OptionGroup): TaskOption[] {
  return options.map((option) => ({ id: opaqueId(group, option), text: option.text }));
}

/** Opaque id → authored id. */
export function revealIds(options: readonly TaskOption[], group: OptionGroup): Map<string, string> {
  return new Map(options.map((option) => [opaqueId(group, option), option.id]));
}

/** The options in an order that the seed decides; another `round` is another order. */
export function shuffle(
  options: readonly TaskOption[],
  group: OptionGroup,
  round = 0,
): TaskOption[] {
  return options
    .map((option) => ({ option, rank: digest(group, `order ${round}`, option) }))
    .sort((a, b) => a.rank.compare(b.rank))
    .map(({ option }) => option);
}

/** The options as a browser sees them: in the server's order, or as they are written. */
export function arrange(
  options: readonly TaskOption[],
  isShuffled: boolean,
  group: OptionGroup,
): TaskOption[] {
  return hideIds(isShuffled ? shuffle(options, group) : options, group);
}
