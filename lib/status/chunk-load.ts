import { readItem, writeItem } from '@/lib/browser/safe-storage';

/** Says that this tab has been loaded again because a part of the program was missing. */
const RELOADED = 'tetradi:reloaded';

/** How long a page has to work before a missing part may load it once more, in milliseconds. */
const TRIAL = 10_000;

const MISSING =
  /loading (css )?chunk|failed to load chunk|(failed to fetch|error loading) dynamically imported module|importing a module script failed/i;

/** Whether a part of the program could not be loaded, as after an update of the server. */
export function isChunkLoadError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown.name === 'ChunkLoadError' || MISSING.test(thrown.message);
}

/**
 * Loads the page again, once: false when that has been tried, cannot be remembered (it would never
 * end), or would exchange a page that still works for the browser's «no connection». [STATUS-15]
 */
export function reloadOnce(
  reload: () => void = () => window.location.reload(),
  { onLine }: Pick<Navigator, 'onLine'> = navigator,
): boolean {
  if (!onLine) return false;
  if (readItem('sessionStorage', RELOADED) !== null) return false;
  if (!writeItem('sessionStorage', RELOADED, '1')) return false;
  reload();
  return true;
}

/** Lets a later missing part load the page again, once this one has been whole for a while. */
export function forgetReload(): void {
  if (readItem('sessionStorage', RELOADED) === null) return;
  setTimeout(() => writeItem('sessionStorage', RELOADED, null), TRIAL);
}
