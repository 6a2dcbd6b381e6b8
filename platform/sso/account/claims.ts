import type { Account } from '@/platform/sso/context';

/** Which claims a scope gives; all of them come in the ID token. */
export const claimsOfScopes = {
  openid: ['sub'],
  profile: [
    'given_name',
    'family_name',
    'middle_name',
    'role',
    'status',
    'has_password',
    'provider_type',
  ],
  email: ['email'],
  school: ['school_class'],
};

/** What the SSO says of a person; who has no e-mail or class has no such claim. */
export function toClaims(account: Account): { sub: string } & Record<string, unknown> {
  const { sub, email, name, surname, patronymic, role, status, classNumber, classLetter } = account;
  return {
    sub,
    given_name: name,
    family_name: surname,
    middle_name: patronymic,
    role,
    status,
    has_password: account.passwordHash !== null,
    provider_type: account.providerType,
    ...(email === null ? {} : { email }),
    ...(classNumber === null
      ? {}
      : { school_class: { number: classNumber, letter: classLetter ?? '' } }),
  };
}
