import { readDocumentCookie } from '@/lib/browser/document-cookie';
import { findAllEnhanced, findEnhanced } from '@/lib/browser/enhancement';
import { accountLabels } from '@/lib/identity/account-labels';
import { fetchHomePath } from '@/lib/identity/fetch-home-path';
import { forgetStoredIdentity } from '@/lib/identity/forget-stored-identity';
import { sessionMarkCookie } from '@/lib/session/cookies/session-mark';

/**
 * Leads whoever is signed in to their pages [ROUTE-28]; when nobody is, what was stored of who was is
 * forgotten [ROUTE-06]. The server is asked only where there is a session.
 */
export function startAccount(): void {
  const link = findEnhanced('account');
  if (!link && !findEnhanced('forget-identity')) return;
  const loginHref = link?.getAttribute('href') ?? '';
  const update = () => {
    const hasSession = readDocumentCookie(sessionMarkCookie) !== null;
    if (!hasSession) forgetStoredIdentity();
    if (!link) return;
    if (!hasSession) return show(link, 'login', loginHref);
    void fetchHomePath().then((path) =>
      show(link, path === null ? 'login' : 'home', path ?? loginHref),
    );
  };
  update();
  // Back to a page that the browser kept as it was: somebody may have signed in or out meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}

/** Both labels lie upon each other: the button keeps its width. */
function show(link: HTMLElement, shown: keyof typeof accountLabels, href: string): void {
  link.setAttribute('href', href);
  link.setAttribute('aria-label', accountLabels[shown].name);
  for (const label of findAllEnhanced('account-label', link))
    label.classList.toggle('invisible', label.dataset.label !== shown);
}
