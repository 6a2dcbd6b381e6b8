import { externalProviders, type Provider } from '@/lib/contract/auth/external-providers';
import { DEMO_PASSWORD, demoPeople, type DemoPerson } from '@/platform/partners/demo-people';
import type { SsoRole } from '@/platform/openid/sso-role';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';

const staff: readonly SsoRole[] = ['editor', 'ops', 'approver'];

/** Whom a school knows; the publisher's own staff has no account there. */
export const knownToSchool = ({ role }: DemoPerson): boolean => !staff.includes(role);

const known = demoPeople.filter(knownToSchool);

/** What a provider knows of a person. */
export type KnownPerson = Pick<
  DemoPerson,
  'login' | 'name' | 'surname' | 'patronymic' | 'email' | 'role' | 'schoolClass'
>;

/** The claims of each scope. */
export const claimsOfScopes = {
  openid: ['sub'],
  profile: ['given_name', 'family_name', 'middle_name', 'role'],
  email: ['email'],
  school: ['school_class'],
};

const subjectOf = (provider: Provider, { login }: Pick<KnownPerson, 'login'>) =>
  `${provider}-${login}`;

/** The login in a subject identifier; null when it is not one of this provider. */
export function loginOf(provider: Provider, sub: string): string | null {
  return sub.startsWith(`${provider}-`) ? sub.slice(provider.length + 1) : null;
}

/** The person with this login and password; null when they do not belong together. */
export function findByPassword(login: string, password: string): DemoPerson | null {
  const key = normalizeLogin(login);
  if (password !== DEMO_PASSWORD) return null;
  return known.find((person) => normalizeLogin(person.login) === key) ?? null;
}

/** The account of a person at one provider, where everybody has a subject identifier of its own. */
export function accountOf(provider: Provider, person: KnownPerson) {
  const { name, surname, patronymic, email, role, schoolClass } = person;
  const { knowledge } = externalProviders[provider];
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

type Account = ReturnType<typeof accountOf>;

/** Who can sign in at a provider. */
export type Accounts = {
  findByPassword(login: string, password: string): KnownPerson | null | Promise<KnownPerson | null>;
  findAccount(provider: Provider, sub: string): Account | undefined | Promise<Account | undefined>;
};

/** The account behind a subject identifier. */
export function findAccount(provider: Provider, sub: string) {
  const person = known.find((candidate) => subjectOf(provider, candidate) === sub);
  return person && accountOf(provider, person);
}

/** The people of the demo. */
export const demoAccounts: Accounts = { findByPassword, findAccount };
