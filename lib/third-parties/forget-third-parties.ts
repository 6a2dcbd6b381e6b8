import { writeItem } from '@/lib/browser/safe-storage';

/** How the names begin of what tag manager, counter and chat keep on our origin. */
const OTHERS = /^(?:_ga|_gid|_gat|_gcl|_dc_gtm|_gtm|_ym|ym_|jv_|jivo)/i;

/** Removes what scripts of others have kept in this browser, as far as our pages may. [TRK-04] */
export function forgetThirdParties(): void {
  for (const pair of document.cookie.split(/;\s*/)) {
    const name = pair.split('=', 1)[0] ?? '';
    if (OTHERS.test(name)) domains().forEach((domain) => expire(name, domain));
  }
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    for (const key of keysOf(kind)) if (OTHERS.test(key)) writeItem(kind, key, null);
}

/** They may be set for this host alone, or for any domain above it. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
}

function expire(name: string, domain: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}

function keysOf(kind: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}
