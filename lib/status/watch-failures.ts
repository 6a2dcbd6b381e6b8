import { forgetReload, isChunkLoadError, reloadOnce } from './chunk-load';
import { createReport, onFailure } from './report-failures';

/**
 * Takes care of every error that nobody caught, and of those that an error boundary passes on with
 * `reportError`: a missing part of the program loads the page again, once; the others are reported.
 * Called once, in the browser. [STATUS-15]
 */
export function watchFailures(reload?: () => void): void {
  const report = createReport();
  let isReloading = false;
  onFailure((thrown) => {
    if (isReloading) return;
    if (isChunkLoadError(thrown)) isReloading = reloadOnce(reload);
    if (!isReloading) report(thrown);
  });
  forgetReload();
}
