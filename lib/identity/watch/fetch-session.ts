import type { UserEntry } from '@/lib/identity/token-collection';

/** Who is signed in in this browser, as our own server says. */
export type SessionNews = {
  isSignedIn: boolean;
  entries: readonly UserEntry[];
  /** By how many milliseconds this device's clock is ahead of the server's. */
  clockLead: number;
};

/** An answer that takes longer is none, in milliseconds. */
const TIMEOUT = 10_000;

/** Asks our server who is signed in; null when that cannot be known now. */
export async function fetchSession(): Promise<SessionNews | null> {
  try {
    const response = await fetch('/api/session', {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) return null;
    const date = Date.parse(response.headers.get('date') ?? '');
    const clockLead = Number.isNaN(date) ? 0 : Date.now() - date;
    const said = (await response.json()) as { user?: unknown; entries?: UserEntry[] } | null;
    if (said?.user === undefined || !Array.isArray(said.entries)) return null;
    return { isSignedIn: said.user !== null, entries: said.entries, clockLead };
  } catch {
    return null;
  }
}
