/**
 * Tries again. Where the failure stands in place of a page, that page is loaded again; on the path of
 * the status page itself it is one page back. [STATUS-01]
 *
 * @param ownPath the path of the status page
 */
export function tryAgain(ownPath: string | undefined): void {
  if (window.location.pathname === ownPath && window.history.length > 1) window.history.back();
  else window.location.reload();
}
