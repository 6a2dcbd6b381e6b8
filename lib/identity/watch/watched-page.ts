import type { Role } from '@/lib/contract/auth/roles';
import type { OwnPath } from '@/lib/routes/own-path';
import type { IdpState } from './decide-identity';
import type { SessionNews } from './fetch-session';
import type { UserEntry } from '@/lib/contract/web/endpoints';

/** Whom a page was rendered for. */
export type PageUser = { userId: string; role: Role; provider: string };

/** All that the watch sees and does: a test holds every part of it. */
export type WatchedPage = {
  /** Milliseconds since 1970, by this device. */
  now(): number;
  /** Runs the work once after so many milliseconds; returns what cancels it. */
  after(milliseconds: number, work: () => void): () => void;
  /** On the screen, with a network. */
  isActive(): boolean;
  /** Calls back when that may have changed; returns what ends it. */
  onActivity(listener: () => void): () => void;
  /** Calls back when the page sets out for another one by its own doing; returns what ends it. */
  onLeaving(listener: () => void): () => void;
  /** Path with query. */
  path(): string;
  /** Changes with the session; null when there is none. */
  mark(): string | null;
  fetchSession(): Promise<SessionNews | null>;
  loadIdpState(): Promise<IdpState | null>;
  /** The user's identifier at the provider; null while it is not known. */
  ownUuid(): string | null;
  writeEntries(entries: readonly UserEntry[]): void;
  hasUserEntry(): boolean;
  wasReloaded(): boolean;
  /**
   * Remembers where to come back to, and that the sign-in was begun by itself; false when the browser
   * keeps nothing.
   */
  prepareSignIn(returnUrl: OwnPath | null): boolean;
  /** Tells a page with answers whether it has lost its session; true when there is such a page. */
  blockNavigation(isLost: boolean): boolean;
  go(address: string): void;
  reload(): void;
};
