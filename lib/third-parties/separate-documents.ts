import { loadPage } from '@/lib/browser/page-load';
import { matchRoute } from '@/lib/routes/match';
import { isOpenPlace } from './open-place';
import { areThirdPartiesWanted } from './show-third-parties';

/**
 * Follows links between open places and those where people work with a page load: scripts of others run on
 * in a document, and the router tells them each new address. Returns what ends it. [TRK-04]
 */
export function separateDocuments(): () => void {
  // Before the router: it leaves alone what is prevented.
  window.addEventListener('click', follow, true);
  return () => window.removeEventListener('click', follow, true);
}

function follow(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || !areThirdPartiesWanted() || isOpenPlace(link) === isOpenPlace(location)) return;
  // The way out is no page of the router, and asks before it loses answers.
  if (matchRoute(link.pathname)?.id === 'logout') return;
  event.preventDefault();
  loadPage(link.href);
}

/** The link on our own origin that a click opens in this window; null when it does anything else. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return ['', '_self'].includes(link.target) ? link : null;
}
