import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '@/platform/diary/context';
import { group, person } from '@/platform/diary/schema';
import { PASSWORD } from '@/platform/diary/seed/people';
import type { Provider } from '@/lib/contract/auth/external-providers';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import type { SsoRole } from '@/platform/openid/sso-role';
import {
  accountOf,
  demoAccounts,
  loginOf,
  type Accounts,
  type KnownPerson,
} from '@/platform/partners/provider/people';

const roles = {
  teacher: 'teacher',
  student: 'student',
  parent: 'parent',
  staff: 'school_admin',
} as const satisfies Record<string, SsoRole>;

/** Who can sign in at the diary: the people of the demo, and those whom operators have added. */
export function createAccounts(db: Db): Accounts {
  return {
    findByPassword: async (login, password) => {
      const known = await demoAccounts.findByPassword(login, password);
      if (known) return known;
      return password === PASSWORD ? findAdded(db, normalizeLogin(login)) : null;
    },
    findAccount: async (provider, sub) => {
      const known = await demoAccounts.findAccount(provider, sub);
      if (known) return known;
      const added = await findAdded(db, loginOf(provider, sub) ?? '');
      return added ? accountOf(provider, added) : undefined;
    },
  };
}

async function findAdded(db: Db, login: string): Promise<KnownPerson | null> {
  const [row] = await db
    .select({ person, group })
    .from(person)
    .leftJoin(group, eq(group.id, person.groupId))
    .where(and(eq(person.login, login), isNotNull(person.login)));
  if (!row) return null;
  const { role, name, surname, patronymic, email } = row.person;
  const schoolClass = row.group && {
    number: row.group.grade,
    letter: row.group.name.replace(/\d/g, ''),
  };
  return {
    ...{ login, name, surname, patronymic, email, role: roles[role] },
    ...(schoolClass && { schoolClass }),
  };
}

/** The person behind a subject identifier; null when there is none. */
export async function findPersonOf(db: Db, provider: Provider, sub: string | undefined) {
  const login = sub === undefined ? null : loginOf(provider, sub);
  if (login === null) return null;
  const [row] = await db.select().from(person).where(eq(person.login, login));
  return row ?? null;
}
