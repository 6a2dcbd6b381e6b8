import { openOverlays } from './open-overlays';

/** A question in words that the browser's own dialog can show, too. */
export type Question = { title: string; message: string; confirm: string; cancel: string };

/** How long the dialog may take to load, in milliseconds. */
const LONGEST_LOAD = 3_000;

/**
 * Whether a question is confirmed. It is asked in any case: by the browser when the dialog cannot be
 * loaded, or does not come in time, as on a bad network. [UI-07]
 */
export async function confirmOrAsk({ title, message, ...buttons }: Question): Promise<boolean> {
  const parts = await Promise.race([openOverlays().catch(() => null), late()]);
  if (parts === null) return window.confirm(`${title}\n\n${message}`);
  return parts.confirm({ title, message, ...buttons }).then(
    () => true,
    () => false,
  );
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), LONGEST_LOAD));
}
