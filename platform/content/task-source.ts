import { createHash } from 'node:crypto';
import type { TaskImage, TaskKind, TaskOption } from '@/lib/contract/tasks/tasks';

type Common = { id: string; prompt: string; image?: TaskImage; points: number };

/**
 * A task as its author wrote it, without its key: authored ids, authored order. It stays on the
 * server (authored names and order often give the answer away); a browser gets what `presentTask`
 * makes of it. Lists, not records, carry the order, so that it survives jsonb. [HW-03]
 */
export type TaskSource =
  | (Common & { kind: 'single_choice'; options: TaskOption[]; shuffle: boolean })
  | (Common & { kind: 'multiple_choice'; options: TaskOption[]; shuffle: boolean })
  | (Common & {
      kind: 'inline_choice';
      text: string;
      blanks: { id: string; options: TaskOption[] }[];
      shuffle: boolean;
    })
  /** `size` is one for all blanks of a task and rounded up: a width that tells one word from another would help. */
  | (Common & { kind: 'text_entry'; text: string; blanks: { id: string; size: number }[] })
  | (Common & { kind: 'number'; unit?: string })
  | (Common & { kind: 'matching'; left: TaskOption[]; right: TaskOption[] })
  /** `solvedHash`: see `hashOrder`. */
  | (Common & { kind: 'ordering'; items: TaskOption[]; solvedHash: string });

export type SourceOf<Kind extends TaskKind> = Extract<TaskSource, { kind: Kind }>;

/**
 * A hash of an order of authored ids. With that of the right order in the source, the server avoids
 * presenting an ordering already solved without reading the key. It is no secret: few orders exist.
 */
export function hashOrder(ids: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(ids)).digest('hex');
}
