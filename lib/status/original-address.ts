import { safeReturnUrl } from '@/lib/routes/safe-return-url';

/** Where the address that a visitor wanted travels to a status page. */
export const FROM = 'from';

/**
 * The address that a status page puts back into the address bar, or null; where it stands in place of
 * another page, that has its address already. [STATUS-13]
 *
 * @param ownPath the path of the status page
 */
export function originalAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  ownPath: string,
): string | null {
  return pathname === ownPath ? safeReturnUrl(new URLSearchParams(search).get(FROM)) : null;
}

/** Puts that address there, when there is one. */
export function putBackOriginalAddress(ownPath: string): void {
  const address = originalAddress(window.location, ownPath);
  if (address !== null) window.history.replaceState(window.history.state, '', address);
}
