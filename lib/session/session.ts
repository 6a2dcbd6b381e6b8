import { decodeJwt } from 'jose';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { eduTokenPayloadSchema, roleSchema, type EduTokenPayload } from '@/lib/contract/user/user';

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

export type Session = {
  /** Of this browser's session, from signing in until signing out; sessions from before ids have none. */
  id: string | undefined;
  current: SessionEntry;
  entries: readonly SessionEntry[];
  /** Roles whose token has expired while another is still valid: kept so that their person is known to have been here. [AUTH-12] */
  expired: readonly Kept[];
};

type Kept = Pick<SessionEntry, 'role' | 'token' | 'updatedAt'>;

/** What the cookie holds: tokens by role; all else is read from the tokens. */
export type Registry = {
  id?: string | undefined;
  current: Role;
  entries: Partial<Record<Role, Omit<Kept, 'role'>>>;
};

/**
 * Reads the payload of a token that was verified when it was exchanged and has since lain in the
 * encrypted cookie. Never a decision about a token that comes from elsewhere. [AUTH-09]
 *
 * @throws when the token is empty or cannot be read
 */
export function readJwtData(token: string): JwtData {
  if (token === '') throw new Error('token is empty');
  const { userId, ...data } = parsePayload(token);
  return { id: userId, ...data };
}

/** The message names the kind of fault and nothing of the token: it is logged. */
function parsePayload(token: string): EduTokenPayload {
  try {
    return eduTokenPayloadSchema.parse(decodeJwt(token));
  } catch (cause) {
    throw new Error('token cannot be parsed', { cause });
  }
}

/** Somebody is what the product has no place for. [ROUTE-28] */
export class UnknownRoleError extends Error {
  constructor() {
    super('Cannot handle unknown role');
    this.name = 'UnknownRoleError';
  }
}

/** The main role of a token: the first one that the product knows. [AUTH-11] */
export function mainRole(held: readonly string[]): Role | null {
  for (const role of held) {
    const known = roleSchema.safeParse(role);
    if (known.success) return known.data;
  }
  return null;
}

/** Tokens are read once for each registry: those of a cookie that was opened lately stay what they are. */
const entriesRead = new WeakMap<Registry, readonly SessionEntry[]>();

function entriesOf(registry: Registry): readonly SessionEntry[] {
  const known = entriesRead.get(registry);
  if (known) return known;
  const entries = (Object.keys(registry.entries) as Role[]).flatMap((role) => {
    const entry = registry.entries[role];
    if (!entry) return [];
    const jwtData = readJwtData(entry.token);
    return [{ role, userId: jwtData.id, jwtData, ...entry }];
  });
  entriesRead.set(registry, entries);
  return entries;
}

/**
 * The session that a registry stands for at this moment, or null when no entry's time goes on.
 * [AUTH-12]
 *
 * @param now milliseconds since 1970
 */
export function openRegistry(registry: Registry, now: number): Session | null {
  const kept = entriesOf(registry);
  const entries = kept.filter(({ jwtData }) => jwtData.exp * 1_000 > now);
  const current = entries.find(({ role }) => role === registry.current) ?? entries[0];
  if (!current) return null;
  const expired = kept.filter((entry) => !entries.includes(entry));
  return { id: registry.id, current, entries, expired };
}

/**
 * Adds a freshly verified token; it becomes the current one and replaces an older one of its role.
 * Another role stays: a teacher who tries a homework by its link is still a teacher. [AUTH-10]
 *
 * @param now milliseconds since 1970
 * @throws UnknownRoleError
 */
export function addToken(session: Session | null, token: string, now: number): Registry {
  const role = mainRole(readJwtData(token).roles);
  if (!role) throw new UnknownRoleError();
  const { entries } = registryOf(session);
  const id = session?.id ?? crypto.randomUUID().slice(0, 18);
  return { id, current: role, entries: { ...entries, [role]: { token, updatedAt: now } } };
}

/**
 * For how long a browser keeps the cookie of a registry, in seconds: as long as its last token lives, and on
 * somebody else's computer until the browser is closed. [TRUST-05]
 *
 * @param now milliseconds since 1970
 */
export function cookieLifetime(registry: Registry, now: number): number | 'visit' {
  const kept = entriesOf(registry).map(({ jwtData }) => jwtData);
  if (kept.some(({ sharedDevice }) => sharedDevice)) return 'visit';
  const end = Math.max(...kept.map(({ exp }) => exp));
  return Math.max(0, Math.round(end - now / 1_000));
}

/** What the cookie is to hold of a session; `current` is the role that is acted in from now on. */
export function registryOf(session: Session | null, current = session?.current.role): Registry {
  const entries: Registry['entries'] = {};
  for (const { role, token, updatedAt } of [
    ...(session?.expired ?? []),
    ...(session?.entries ?? []),
  ])
    entries[role] = { token, updatedAt };
  return { id: session?.id, current: current ?? roles.student, entries };
}

/**
 * As whom somebody acts where only these roles may: the current one if it may, else another one that
 * they are signed in with. Who has none of the roles acts as who they are. [AUTH-11]
 */
export function entryFor(session: Session, allowed: readonly Role[] | undefined): SessionEntry {
  const { current, entries } = session;
  if (!allowed || allowed.includes(current.role)) return current;
  return entries.find(({ role }) => allowed.includes(role)) ?? current;
}

/** A token is renewed this long after it was issued, in milliseconds. [AUTH-13] */
const RENEWAL_AGE = 864e6;

/** Whether a token's time to be renewed has come. [AUTH-13] */
export function isRenewalDue({ jwtData }: SessionEntry, now: number): boolean {
  return now >= jwtData.iat * 1_000 + RENEWAL_AGE;
}
