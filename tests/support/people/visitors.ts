import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Role } from '@/lib/contract/auth/roles';
import { sealSession } from '@/lib/session/sealed-session';
import { addToken } from '@/lib/session/session';
import { callPlatform, mainApiOrigin } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import type { Kind } from '@/tests/support/guards/guard-matrix';
import { APPROVER_ID, matrixUsers } from '@/tests/support/guards/matrix-visitors';
import { signIn } from './people';

export type UserRow = {
  /** One that the configuration lists; such a user may be there already. */
  id?: string;
  roles: readonly Role[];
  status?: 'new' | 'registered';
  providerType?: string;
  features?: readonly string[];
  name?: string;
  surname?: string;
  email?: string;
  schoolClass?: { number: number; letter: string };
  /** Accepted just now unless told; null for never. */
  offerAcceptedAt?: Date | null;
};

/**
 * A user of the main API as a test wants them, and a token that the main API signed for them: it
 * gives one to whoever repeats the request that registered them.
 *
 * @param database connected to TEST_DATABASE_URL
 */
export async function createUser(database: pg.Pool, row: UserRow): Promise<string> {
  const idempotencyKey = randomUUID();
  const {
    id = randomUUID(),
    status = 'registered',
    providerType = 'prosv_id',
    features = [],
  } = row;
  const { name = 'Нина', surname = 'Пробная', email = '', schoolClass } = row;
  const { offerAcceptedAt = new Date() } = row;
  await database.query(
    `insert into main_api."user" (registration_id, roles, status, provider_type, features, name, surname,
       class_number, class_letter, last_offer_accepted_at, email, id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (id) do update set registration_id = excluded.registration_id, created_at = now(),
       provider_type = excluded.provider_type, features = excluded.features, name = excluded.name`,
    [
      ...[idempotencyKey, row.roles, status, providerType, features, name, surname],
      ...[schoolClass?.number ?? null, schoolClass?.letter ?? '', offerAcceptedAt, email],
      id,
    ],
  );
  const { taskHash } = await anyHomework();
  const body = { idempotencyKey, taskHash, name, surname, className: '5А' };
  return (await callPlatform('registerStudent', { body })).token;
}

const homework = new Map<string, Promise<{ taskHash: string }>>();

const FOR_ALL = 'Для всех, кому нужно хоть какое-то';

/** One homework for all who only need that there is one, in whatever process: its teacher may give only so many. */
export function anyHomework(): Promise<{ taskHash: string }> {
  const origin = mainApiOrigin();
  const known = homework.get(origin);
  if (known) return known;
  const found = findOrCreate();
  homework.set(origin, found);
  return found;
}

async function findOrCreate(): Promise<{ taskHash: string }> {
  const token = await signIn('teacher@example.ru');
  const { homework: own } = await callPlatform('listHomework', { token });
  const kept = own.find(({ title, state }) => title === FOR_ALL && state === 'open');
  return kept ?? createHomework(token, { title: FOR_ALL });
}

/** The session cookie of a browser in which these tokens were given, one after the other. */
export async function sessionCookie(...tokens: string[]): Promise<string> {
  const now = Date.now();
  const [first = '', second] = tokens;
  const registry = addToken(null, first, now);
  if (second === undefined) return sealSession(registry);
  const { current, entries } = addToken(null, second, now);
  return sealSession({ current, entries: { ...registry.entries, ...entries } });
}

/** All cookies of a kind of visitor, as one header; '' for who has none. */
export async function cookiesOf(database: pg.Pool, kind: Kind): Promise<string> {
  const user = matrixUsers[kind];
  if (!user) return '';
  const { role, hints, ...rest } = user;
  const id = kind === 'approver' ? APPROVER_ID : undefined;
  const token = await createUser(database, { roles: [role], ...rest, ...(id && { id }) });
  return [
    `session=${await sessionCookie(token)}`,
    ...(hints?.mashRole ? [`mash_role=${hints.mashRole}`] : []),
    ...(hints?.isMultibook ? ['multibook=1'] : []),
    ...(hints?.isTester ? ['is_test=1'] : []),
  ].join('; ');
}

/** A pool for the database of the tests; to be ended by who opened it. */
export const openTestDatabase = () =>
  new pg.Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 2 });
