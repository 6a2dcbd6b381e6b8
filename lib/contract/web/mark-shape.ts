/** The sides of the mark's square; four of its units are a cell, which is 2 px in a 16 px icon. */
export const MARK_SIZE = 32;

/**
 * The mark: an exercise book with its spine, and on it a tick made of filled cells. Everything lies
 * on whole cells, so that it stays sharp where it is smallest.
 */
export const markShape = {
  cover: 'M6 0h20a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z',
  spine: 'M6 0v32a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z',
  tick: 'M8 14h4v4h4v-4h4v-4h4V6h4v8h-4v4h-4v4h-4v4h-4v-4H8z',
  grid: 'M12 0v32M16 0v32M20 0v32M24 0v32M28 0v32M6 4h26M6 8h26M6 12h26M6 16h26M6 20h26M6 24h26M6 28h26',
} as const;
