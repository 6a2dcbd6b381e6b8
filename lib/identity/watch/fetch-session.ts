import { callWeb } from '@/lib/browser/call-web';
import type { UserEntry } from '@/lib/contract/web/endpoints';

/** Who is signed in in this browser, as our own server says. */
export type SessionNews = {
  isSignedIn: boolean;
  entries: readonly UserEntry[];
  /** By how many milliseconds this device's clock is ahead of the server's. */
  clockLead: number;
};

/** An answer that takes longer is none, in milliseconds. */
const TIME_LIMIT = 10_000;

/** Asks our server who is signed in; null when that cannot be known now. */
export async function fetchSession(): Promise<SessionNews | null> {
  const told = await callWeb('getSession', undefined, { timeLimit: TIME_LIMIT });
  if (!told.ok) return null;
  const { user, entries } = told.value;
  const clockLead = Number.isNaN(told.sentAt) ? 0 : Date.now() - told.sentAt;
  return { isSignedIn: user !== null, entries, clockLead };
}
