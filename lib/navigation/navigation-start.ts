/** An event of the window: what announces and what listens are built into different bundles. */
const NAVIGATION_START = 'tetradi:navigation-start';

/** Tells whoever listens that the browser sets out for another address of ours. [UI-02] */
export function announceNavigation(url: string): void {
  window.dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: pathnameOf(url) }));
}

/**
 * Calls back with the path, without query and fragment, each time a navigation starts; returns what
 * ends that. [UI-02]
 */
export function onNavigationStart(listener: (pathname: string) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail);
  };
  window.addEventListener(NAVIGATION_START, hear);
  return () => window.removeEventListener(NAVIGATION_START, hear);
}

function pathnameOf(url: string): string {
  const { href, pathname } = window.location;
  return URL.canParse(url, href) ? new URL(url, href).pathname : pathname;
}
