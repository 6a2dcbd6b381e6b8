import type { PlatformEnv } from '@/platform/kernel/env';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What decides whether a session goes on, in milliseconds since 1970. */
export type SessionTimes = {
  expiresAt: number;
  lastUsedAt: number;
  /** On somebody else's computer, or of an editor. */
  isShared: boolean;
  /** Since when the SSO could not be asked; null while it could. */
  unconfirmedSince: number | null;
};

/** Of sessions, in milliseconds. */
export type SessionLimits = {
  own: { lifetime: number; idle: number };
  shared: { lifetime: number; idle: number };
  grace: number;
};

/** The limits that are configured. [TRUST-05] */
export const sessionLimits = (env: PlatformEnv): SessionLimits => ({
  own: { lifetime: env.SESSION_DAYS * DAY, idle: env.SESSION_IDLE_DAYS * DAY },
  shared: {
    lifetime: env.SHARED_SESSION_HOURS * HOUR,
    idle: env.SHARED_SESSION_IDLE_MINUTES * MINUTE,
  },
  grace: env.SSO_GRACE_HOURS * HOUR,
});

const kindOf = ({ own, shared }: SessionLimits, isShared: boolean) => (isShared ? shared : own);

/**
 * Whether a session is over: at its absolute end, unused for too long, or too long without the SSO's
 * word that the account still stands. [TRUST-05]
 *
 * @param now milliseconds since 1970
 */
export function isOver(session: SessionTimes, limits: SessionLimits, now: number): boolean {
  const { expiresAt, lastUsedAt, isShared, unconfirmedSince } = session;
  return (
    now >= expiresAt ||
    now >= lastUsedAt + kindOf(limits, isShared).idle ||
    (unconfirmedSince !== null && now >= unconfirmedSince + limits.grace)
  );
}

/**
 * When a session ends that begins now, however much it is used. It counts from when the person showed who
 * they are: the SSO may bring somebody without asking. One that was too long ago has ended already; a time
 * that is still to come is a wrong clock's, and is taken for now.
 *
 * @param shownAt milliseconds since 1970; null for who has just come without an account
 */
export function absoluteEnd(
  { isShared, shownAt }: { isShared: boolean; shownAt: number | null },
  limits: SessionLimits,
  now: number,
): number {
  const { lifetime } = kindOf(limits, isShared);
  return Math.min(shownAt ?? now, now) + lifetime;
}
