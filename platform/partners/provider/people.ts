import type { Provider } from '@/lib/contract/user/user';
import { DEMO_PASSWORD, demoPeople, type DemoPerson } from '@/platform/kernel/demo-people';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';

/** Whom a school knows; the publisher's own staff has no account there. */
const known = demoPeople.filter(({ role }) => role !== 'editor' && role !== 'approver');

/** Which claims a scope gives. */
export const claimsOfScopes = {
  openid: ['sub'],
  profile: ['given_name', 'family_name', 'middle_name', 'role'],
  email: ['email'],
  school: ['school_class'],
};

/** Social networks know who a person is, but not what they are at school. */
export type Knowledge = 'school' | 'person';

const subjectOf = (provider: Provider, { login }: DemoPerson) => `${provider}-${login}`;

/** The person with this login and password; null when they do not belong together. */
export function findByPassword(login: string, password: string): DemoPerson | null {
  const key = normalizeLogin(login);
  if (password !== DEMO_PASSWORD) return null;
  return known.find((person) => normalizeLogin(person.login) === key) ?? null;
}

/** The account of a person at one provider, where everybody has a subject identifier of its own. */
export function accountOf(provider: Provider, knowledge: Knowledge, person: DemoPerson) {
  const { name, surname, patronymic, email, role, schoolClass } = person;
  const sub = subjectOf(provider, person);
  const claims = {
    sub,
    given_name: name,
    family_name: surname,
    middle_name: patronymic,
    ...(email !== null && { email }),
    ...(knowledge === 'school' && { role, ...(schoolClass && { school_class: schoolClass }) }),
  };
  return { accountId: sub, claims: () => claims };
}

/** The account behind a subject identifier. */
export function findAccount(provider: Provider, knowledge: Knowledge, sub: string) {
  const person = known.find((candidate) => subjectOf(provider, candidate) === sub);
  return person && accountOf(provider, knowledge, person);
}
