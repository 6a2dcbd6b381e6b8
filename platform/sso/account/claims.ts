import type { Account } from '@/platform/sso/context';

/** The claims of each scope; all of them are in the ID token. */
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
    'shared_device',
  ],
  email: ['email'],
  school: ['school_class'],
};

/** The claims about a person; without an e-mail or a class there is no such claim. */
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
