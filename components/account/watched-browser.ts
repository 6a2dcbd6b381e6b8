import { readDocumentCookie } from '@/lib/browser/document-cookie';
import type { UserEntry } from '@/lib/contract/web/endpoints';
import { keepReturnUrl } from '@/lib/identity/keep-return-url';
import { fetchSession } from '@/lib/identity/watch/fetch-session';
import { loadIdpState } from '@/lib/identity/watch/load-idp-state';
import { markReloaded, wasReloaded } from '@/lib/identity/sign-in-marker';
import { hasUserEntry, writeTokenCollection } from '@/lib/identity/token-collection';
import type { WatchedPage } from '@/lib/identity/watch/watched-page';
import { pathOf } from '@/lib/routes/match';
import { sessionMarkCookie } from '@/lib/session/cookies/session-mark';
import { blockNavigation } from './block-navigation';
import { forgetPerson } from './forget-person';

type Given = {
  /** The address of the identity provider's script. */
  stateScript: string;
  ownUuid: () => string | null;
};

/** The page in the browser, as the watch sees it. */
export function watchedBrowser({ stateScript, ownUuid }: Given): WatchedPage {
  return {
    now: () => Date.now(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    isActive: () => document.visibilityState === 'visible' && navigator.onLine,
    onActivity,
    onLeaving,
    path: () => location.pathname + location.search,
    mark: () => readDocumentCookie(sessionMarkCookie),
    fetchSession,
    loadIdpState: () => loadIdpState(stateScript),
    ownUuid,
    writeEntries: (entries: readonly UserEntry[]) => writeTokenCollection(entries),
    hasUserEntry,
    wasReloaded,
    prepareSignIn(returnUrl) {
      keepReturnUrl(returnUrl);
      return markReloaded();
    },
    blockNavigation,
    go(address) {
      if (isSignOut(address)) forgetPerson();
      location.assign(address);
    },
    reload: () => location.reload(),
  };
}

/** Whose session has only expired comes back to what they were doing. */
function isSignOut(address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.origin);
  return pathname === pathOf('logout') && !searchParams.has('expired');
}

/** Phones do not say that a page is about to be unloaded: there the link out itself is watched. */
function onLeaving(listener: () => void): () => void {
  const follow = ({ target, defaultPrevented }: MouseEvent) => {
    // A question comes before the way out; the link is pressed again when it is answered.
    if (defaultPrevented) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!href.startsWith(pathOf('logout'))) return;
    if (isSignOut(href)) forgetPerson();
    listener();
  };
  window.addEventListener('beforeunload', listener);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('beforeunload', listener);
    document.removeEventListener('click', follow);
  };
}

function onActivity(listener: () => void): () => void {
  const events = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'pageshow'],
  ] as const;
  for (const [target, type] of events) target.addEventListener(type, listener);
  return () => {
    for (const [target, type] of events) target.removeEventListener(type, listener);
  };
}
