import { roles } from '@/lib/contract/auth/roles';
import { isOnHost, readHints } from './hints';
import {
  isAnonymousProvider,
  isCommission,
  hasListedId,
  isMash,
  isMosOblast,
  needsName,
  noHints,
  registrationOf,
  type VisitorRole,
} from './visitor';

const jarOf = (cookies: Record<string, string>) => ({
  get: (name: string) => {
    const value = cookies[name];
    return value === undefined ? undefined : { value };
  },
});
const hintsOf = (cookies: Record<string, string>) => readHints(jarOf(cookies), 0);
const user = (rest: Partial<VisitorRole>): VisitorRole => ({
  role: roles.student,
  userId: 'u1',
  status: 'registered',
  providerType: 'prosv_id',
  features: [],
  ...rest,
});

describe('what a browser says of its visitor', () => {
  test('[AUTH-18] nothing without cookies', () => {
    expect(hintsOf({})).toEqual(noHints);
  });

  test('[AUTH-18] tester, mash role and partner, by their one right value', () => {
    expect(hintsOf({ is_test: '1', mash_role: 'other', multibook: '1' })).toEqual({
      isTester: true,
      mashRole: 'other',
      isMultibook: true,
      switchedOn: [],
      signIns: [],
    });
    expect(hintsOf({ is_test: 'true', mash_role: 'admin', multibook: 'yes' })).toEqual(noHints);
  });

  test.each([
    ['https://books.example.ru/page?a=1', true],
    ['http://BOOKS.example.ru', true],
    ['https://evil.ru/?from=books.example.ru', false],
    ['https://books.example.ru.evil.ru/', false],
    ['https://books.example.ru@evil.ru/', false],
    ['https://sub.books.example.ru/', false],
    ['https://books.example.ru:8443/', false],
    ['javascript://books.example.ru/', false],
    ['books.example.ru', false],
    ['', false],
    [null, false],
  ])('[AUTH-18] %s is a partner: %s', (address, expected) => {
    expect(isOnHost(address, ['books.example.ru', 'library.example.ru'])).toBe(expected);
  });

  test('[AUTH-18] without partners nobody comes from one', () => {
    expect(isOnHost('https://books.example.ru/', [])).toBe(false);
  });
});

describe('the kinds of user', () => {
  test('[AUTH-17] registration is none, part or full', () => {
    expect(registrationOf(null)).toBe('guest');
    expect(registrationOf(user({ status: 'new' }))).toBe('partiallyRegistered');
    expect(registrationOf(user({}))).toBe('fullyRegistered');
  });

  test('[AUTH-17] mediateka names nobody', () => {
    expect(isAnonymousProvider(user({ providerType: 'mediateka' }))).toBe(true);
    expect(isAnonymousProvider(user({}))).toBe(false);
    expect(isAnonymousProvider(null)).toBe(false);
  });

  test('[AUTH-18] the Moscow platforms, by account or cookie', () => {
    expect(isMash(null, noHints)).toBe(false);
    expect(isMash(null, { ...noHints, mashRole: 'other' })).toBe(true);
    expect(isMash(user({ providerType: 'mash' }), noHints)).toBe(true);
    expect(isMosOblast(user({ providerType: 'mos_oblast' }))).toBe(true);
    expect(isMosOblast(user({ providerType: 'mo' }))).toBe(false);
    expect(isMosOblast(null)).toBe(false);
  });

  test('[AUTH-18] the commission, by provider or feature', () => {
    expect(isCommission(user({ providerType: 'tsok' }))).toBe(true);
    expect(isCommission(user({ features: ['isTsokCommissionMember'] }))).toBe(true);
    expect(isCommission(user({ features: ['tsok'] }))).toBe(false);
    expect(isCommission(null)).toBe(false);
  });

  test('[AUTH-18] those whose ids the configuration lists', () => {
    expect(hasListedId(user({ userId: 'u7' }), ['u6', 'u7'])).toBe(true);
    expect(hasListedId(user({ userId: 'u' }), ['u6', 'u7'])).toBe(false);
    expect(hasListedId(null, ['u6'])).toBe(false);
  });

  test('[ROUTE-14] name and class are asked of a new student with an account alone', () => {
    expect(needsName(user({ status: 'new' }))).toBe(true);
    expect(needsName(user({ status: 'new', providerType: 'link' }))).toBe(false);
    expect(needsName(user({ status: 'new', role: roles.teacher }))).toBe(false);
    expect(needsName(user({}))).toBe(false);
    expect(needsName(null)).toBe(false);
  });
});
