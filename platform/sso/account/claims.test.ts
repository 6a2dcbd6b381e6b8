/** @jest-environment node */
import { claimsOfScopes, toClaims } from './claims';

const student = {
  sub: '00000000-0000-4000-8000-000000000003',
  login: 'student@example.ru',
  email: 'student@example.ru',
  passwordHash: 'scrypt$15$8$3$x$y',
  name: 'Миша',
  surname: 'Белов',
  patronymic: '',
  role: 'student' as const,
  status: 'registered' as const,
  classNumber: 5,
  classLetter: 'А',
  providerType: 'prosv_id' as const,
  createdAt: new Date(0),
  disabledAt: null,
  consentVersion: null,
  consentedAt: null,
  hasSecondFactor: false,
};

describe('toClaims', () => {
  it('has role, status, class and provider [AUTH-03]', () => {
    expect(toClaims(student)).toEqual({
      sub: student.sub,
      email: 'student@example.ru',
      given_name: 'Миша',
      family_name: 'Белов',
      middle_name: '',
      role: 'student',
      status: 'registered',
      has_password: true,
      provider_type: 'prosv_id',
      school_class: { number: 5, letter: 'А' },
    });
  });

  it('leaves out an e-mail and a class that are not there', () => {
    const claims = toClaims({ ...student, email: null, classNumber: null, passwordHash: null });
    expect(claims).not.toHaveProperty('email');
    expect(claims).not.toHaveProperty('school_class');
    expect(claims).toHaveProperty('has_password', false);
  });

  it('has no claim that belongs to no scope', () => {
    const known = Object.values(claimsOfScopes).flat();
    expect(Object.keys(toClaims(student)).filter((claim) => !known.includes(claim))).toEqual([]);
  });
});
