import { findEnhanced } from '@/lib/browser/enhancement';

/** An answer that takes longer is none, in milliseconds. [NET-03] */
const TIME_LIMIT = 60_000;

/**
 * The verdict in the page at an address; `moved` when that leads elsewhere, null when there is none to
 * be had. Its mark-up is that of our own server, and scripts in it would not run. Never rejects.
 */
export async function fetchVerdict(address: URL): Promise<readonly Node[] | 'moved' | null> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (response.redirected) return 'moved';
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const verdict = findEnhanced('sample-verdict', page);
    return verdict && [...verdict.childNodes];
  } catch {
    return null;
  }
}
