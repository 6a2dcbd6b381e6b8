const pen = 'fill-none';

/** The pens and paints of drawings: all of them tokens, so that a drawing takes the page's accent. */
export const ink = `${pen} stroke-ink`;
export const accent = `${pen} stroke-accent`;
/** Pencil: what is only hinted at. */
export const soft = `${pen} stroke-control stroke-2`;
/** What is missing. */
export const dashed = `${pen} stroke-accent [stroke-dasharray:2_9]`;
/** White on a painted ground. */
export const light = `${pen} stroke-surface stroke-2 opacity-60`;
export const cells = `${pen} stroke-grid stroke-2`;

export const white = 'fill-surface stroke-none';
export const tint = 'fill-accent-tint stroke-none';
export const solid = 'fill-accent stroke-none';
export const dark = 'fill-ink stroke-none';
export const blush = 'fill-accent stroke-none opacity-25';
