/** @jest-environment node */
import { acceptedRole, readPerson, roleOf } from './external-person';

const claims = {
  sub: 'dnevnik-1',
  given_name: 'Анна',
  family_name: 'Морозова',
  middle_name: 'Сергеевна',
  email: 'anna@example.ru',
  role: 'teacher',
  school_class: { number: 5, letter: 'А' },
};

describe('the person in the claims of a provider', () => {
  it('is read as told [AUTH-01]', () => {
    expect(readPerson(claims)).toEqual(claims);
  });

  it('may be known by the subject alone', () => {
    expect(readPerson({ sub: 'x' })).toEqual({
      sub: 'x',
      given_name: '',
      family_name: '',
      middle_name: '',
      email: null,
      role: null,
      school_class: null,
    });
  });

  it.each([
    undefined,
    null,
    '',
    {},
    { sub: '' },
    { sub: 7 },
    { sub: 'a\0b' },
    { sub: 'x'.repeat(256) },
  ])('is nobody in %j', (given) => {
    expect(readPerson(given)).toBeNull();
  });

  it('keeps no control characters and no endless names', () => {
    const person = readPerson({ ...claims, given_name: ' А\0нна\n', family_name: 'М'.repeat(500) });
    expect([person?.given_name, person?.family_name.length]).toEqual(['Анна', 100]);
  });

  it.each([
    ['email', 'not an address'],
    ['email', 7],
    ['role', 'editor'],
    ['role', 'approver'],
    ['role', ['teacher']],
    ['school_class', { number: 12, letter: 'А' }],
    ['school_class', { number: 5, letter: 'АААААА' }],
    ['school_class', '5А'],
  ])('has no %s when it is %j', (name, value) => {
    expect(readPerson({ ...claims, [name]: value })).toMatchObject({ [name]: null });
  });
});

describe('the role of a person', () => {
  it.each([
    ['student', 'teacher', 'teacher', 'student'],
    ['parent', 'teacher', null, 'parent'],
    [null, 'teacher', null, 'teacher'],
    [null, 'teacher', 'student', 'student'],
    [null, 'teacher', 'school_admin', 'school_admin'],
    [null, 'student', 'teacher', 'teacher'],
    [null, undefined, 'teacher', 'teacher'],
    [null, undefined, null, 'student'],
    [null, 'editor', null, 'student'],
    [null, 'school_admin', null, 'student'],
  ] as const)('told %p, asked for %p, before %p is %s [AUTH-01]', (told, hint, before, role) => {
    expect(roleOf(told, hint, before)).toBe(role);
  });

  it.each(['dnevnik', 'eljur', 'mo', 'eis'] as const)('may be any when %s tells it', (provider) => {
    for (const told of ['teacher', 'student', 'school_admin', 'parent', null] as const)
      expect(acceptedRole(provider, told)).toBe(told);
  });

  it.each(['vk', 'vs'] as const)('is not a school’s when %s tells it [AUTH-01]', (provider) => {
    expect(acceptedRole(provider, 'school_admin')).toBeNull();
    for (const told of ['teacher', 'student', 'parent', null] as const)
      expect(acceptedRole(provider, told)).toBe(told);
  });
});
