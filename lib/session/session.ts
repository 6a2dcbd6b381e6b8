import { decodeJwt } from 'jose';
import type { Role } from '@/lib/contract/roles';
import { eduTokenPayloadSchema, roleSchema, type EduTokenPayload } from '@/lib/contract/user';

/** What is known of the person of one role, without the token. [AUTH-09] */
export type JwtData = Omit<EduTokenPayload, 'userId'> & { id: string };

/** One signed-in role. The token never leaves the server. [AUTH-10] */
export type SessionEntry = {
  role: Role;
  token: string;
  userId: string;
  updatedAt: number;
  jwtData: JwtData;
};

export type Session = { current: SessionEntry; entries: readonly SessionEntry[] };

/** What the cookie holds: tokens by role; all else is read from the tokens. */
export type Registry = {
  current: Role;
  entries: Partial<Record<Role, { token: string; updatedAt: number }>>;
};

/**
 * Reads the payload of a token that was verified when it was exchanged and has since lain in the
 * encrypted cookie. Never a decision about a token that comes from elsewhere. [AUTH-09]
 *
 * @throws when the token is empty or cannot be read
 */
export function readJwtData(token: string): JwtData {
  if (token === '') throw new Error('token is empty');
  const { userId, ...data } = eduTokenPayloadSchema.parse(decodeJwt(token));
  return { id: userId, ...data };
}

/** The main role of a token: the first one that the product knows. [AUTH-11] */
export function mainRole(roles: readonly string[]): Role | null {
  for (const role of roles) {
    const known = roleSchema.safeParse(role);
    if (known.success) return known.data;
  }
  return null;
}

/**
 * The session that a registry stands for at this moment, or null. Entries whose time is over are
 * left out. [AUTH-12]
 *
 * @param now milliseconds since 1970
 */
export function openRegistry(registry: Registry, now: number): Session | null {
  const entries = (Object.keys(registry.entries) as Role[]).flatMap((role) => {
    const kept = registry.entries[role];
    if (!kept) return [];
    const jwtData = readJwtData(kept.token);
    if (jwtData.exp * 1_000 <= now) return [];
    return [{ role, userId: jwtData.id, jwtData, ...kept }];
  });
  const current = entries.find(({ role }) => role === registry.current) ?? entries[0];
  return current ? { current, entries } : null;
}

/**
 * Adds a freshly verified token; it becomes the current one and replaces an older one of its role.
 * Entries of other people do not stay: two people never share a session.
 *
 * @param now milliseconds since 1970
 */
export function addToken(session: Session | null, token: string, now: number): Registry {
  const jwtData = readJwtData(token);
  const role = mainRole(jwtData.roles);
  if (!role) throw new Error('Cannot handle unknown role');
  const others = (session?.entries ?? []).filter((entry) => entry.userId === jwtData.id);
  const entries: Registry['entries'] = {};
  for (const { role: other, token: kept, updatedAt } of others)
    entries[other] = { token: kept, updatedAt };
  entries[role] = { token, updatedAt: now };
  return { current: role, entries };
}
