import type { Sheet } from './sheet';

/** The name and the average, which stand beside all columns. */
const KEPT = 2;

/**
 * Parts of a sheet with as many columns as there is room for, the first two on each.
 *
 * @param most how many columns a part has, the first two included; three at least
 */
export function splitColumns({ title, head, rows }: Sheet, most: number): Sheet[] {
  const size = Math.max(1, most - KEPT);
  const parts = Math.max(1, Math.ceil((head.length - KEPT) / size));
  return Array.from({ length: parts }, (_, index) => {
    const isHere = (_item: unknown, column: number) =>
      column < KEPT || Math.floor((column - KEPT) / size) === index;
    return { title, head: head.filter(isHere), rows: rows.map((row) => row.filter(isHere)) };
  });
}
