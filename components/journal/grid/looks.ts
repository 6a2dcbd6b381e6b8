/** What the cells of the journal look like; names and heads stay in their places. */
export const headCell =
  'sticky top-0 z-20 border-b border-line bg-surface px-3 py-3 align-bottom text-caption font-medium text-ink-soft';
export const cornerCell =
  'sticky top-0 left-0 z-30 min-w-32 border-r border-b border-line bg-surface px-4 py-3 align-bottom text-caption font-medium text-ink-soft medium:min-w-56 medium:px-6';
export const nameCell =
  'sticky left-0 z-10 max-w-44 min-w-32 border-r border-b border-line bg-surface px-4 py-2 align-middle font-medium break-words hyphens-auto medium:max-w-80 medium:min-w-56 medium:px-6';
export const markCell = 'border-b border-line px-3 py-2 align-middle';
