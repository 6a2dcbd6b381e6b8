/** @jest-environment node */
import { createMemoryCounts } from '@/platform/kernel/limits/counts';
import { ServiceError } from '@/platform/kernel/errors';
import { checkPassword } from '@/platform/sso/account/check-password';
import type { Account, Sso } from '@/platform/sso/context';
import { signIn as signInFrom } from './sign-in';

// Checking a password takes as long as it can; how often it may be tried does not depend on it.
jest.mock('@/platform/sso/account/check-password');
jest
  .mocked(checkPassword)
  .mockImplementation((_, login, password) =>
    Promise.resolve(password === 'right' ? ({ sub: login } as Account) : null),
  );

const SECOND = 1_000;
const SCHOOL = '203.0.113.7';
const ELSEWHERE = '192.0.2.1';

function sso() {
  const clock = { now: 1_000_000 };
  const { db } = {} as Sso;
  return { clock, sso: { db, counts: createMemoryCounts(() => clock.now) } };
}

const signIn = (
  own: ReturnType<typeof sso>['sso'],
  network: string,
  login: string,
  password: string,
  knownBrowser?: string,
) => signInFrom(own, { network, login, ...(knownBrowser && { knownBrowser }) }, password);

/** From ten networks, so that none of them has failed too often at one login. */
async function failFromManyNetworks(own: ReturnType<typeof sso>['sso'], times: number) {
  for (let turn = 0; turn < times; turn++)
    expect(await signIn(own, `198.51.100.${turn % 10}`, 'anna', 'x')).toEqual({ refused: 'wrong' });
}

describe('signing in with a password', () => {
  test('[AUTH-02] sixty people of one address do it in a minute, one after the other', async () => {
    const { clock, sso: own } = sso();
    for (let person = 0; person < 180; person++) {
      clock.now += SECOND;
      expect(await signIn(own, SCHOOL, `person-${person}`, 'right')).toHaveProperty('account');
    }
  });

  test('[AUTH-02] sixty people of one address do it at the same moment', async () => {
    const { sso: own } = sso();
    const people = Array.from({ length: 60 }, (_, person) => `person-${person}`);
    const verdicts = await Promise.all(
      people.map((person) => signIn(own, SCHOOL, person, 'right')),
    );
    expect(verdicts.filter((verdict) => 'account' in verdict)).toHaveLength(60);
  });

  test('a login may be tried ten times in five minutes from a network, however it is written', async () => {
    const { clock, sso: own } = sso();
    for (let turn = 0; turn < 10; turn++) {
      const login = turn % 2 ? 'anna@example.ru' : ' Anna@Example.ru ';
      expect(await signIn(own, SCHOOL, login, 'x')).toEqual({ refused: 'wrong' });
    }
    const waiting = { refused: { waitSeconds: 300 } };
    expect(await signIn(own, SCHOOL, 'anna@example.ru', 'right')).toEqual(waiting);
    expect(await signIn(own, SCHOOL, 'boris@example.ru', 'right')).toHaveProperty('account');
    clock.now += 301 * SECOND;
    expect(await signIn(own, SCHOOL, 'anna@example.ru', 'right')).toHaveProperty('account');
  });

  test('nobody is kept out by ten wrong passwords that come from another network', async () => {
    const { sso: own } = sso();
    for (let turn = 0; turn < 100; turn++) await signIn(own, ELSEWHERE, 'anna', 'x');
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toHaveProperty('account');
    expect(await signIn(own, ELSEWHERE, 'anna', 'right')).toHaveProperty('refused.waitSeconds');
  });

  test('[TRUST-09] after twenty tries of strangers each further one waits twice as long', async () => {
    const { clock, sso: own } = sso();
    await failFromManyNetworks(own, 20);
    const waits = [];
    for (let turn = 0; turn < 11; turn++) {
      const { refused } = (await signIn(own, `192.0.2.${turn}`, 'anna', 'x')) as {
        refused: { waitSeconds: number };
      };
      waits.push(refused.waitSeconds);
      clock.now += refused.waitSeconds * SECOND;
      const tried = await signIn(own, `192.0.2.${turn}`, 'anna', 'x');
      expect(tried).toEqual({ refused: 'wrong' });
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test('[TRUST-09] of a crowd of strangers at the same moment twenty are checked', async () => {
    const { clock, sso: own } = sso();
    const crowd = () =>
      Promise.all(
        Array.from({ length: 200 }, (_, turn) => signIn(own, `198.51.100.${turn}`, 'anna', 'x')),
      );
    const checked = (verdicts: Awaited<ReturnType<typeof crowd>>) =>
      verdicts.filter((verdict) => 'refused' in verdict && verdict.refused === 'wrong').length;
    expect(checked(await crowd())).toBe(20);
    clock.now += 900 * SECOND;
    expect(checked(await crowd())).toBe(1);
  });

  test('[TRUST-09] wrong passwords of strangers keep nobody out of a browser that knows them', async () => {
    const { sso: own } = sso();
    await failFromManyNetworks(own, 20);
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toHaveProperty('refused.waitSeconds');
    expect(await signIn(own, SCHOOL, 'anna', 'right', 'her own')).toHaveProperty('account');
    for (let person = 0; person < 120; person++) await signIn(own, SCHOOL, `person-${person}`, 'x');
    expect(await signIn(own, SCHOOL, 'anna', 'right', 'her own')).toHaveProperty('account');
  });

  test('[TRUST-09] a known browser may fail ten times in five minutes', async () => {
    const { clock, sso: own } = sso();
    for (let turn = 0; turn < 10; turn++) await signIn(own, SCHOOL, 'anna', 'x', 'stolen');
    const waiting = { refused: { waitSeconds: 300 } };
    expect(await signIn(own, SCHOOL, 'anna', 'right', 'stolen')).toEqual(waiting);
    expect(await signIn(own, SCHOOL, 'anna', 'right', 'her own')).toHaveProperty('account');
    clock.now += 301 * SECOND;
    expect(await signIn(own, SCHOOL, 'anna', 'right', 'stolen')).toHaveProperty('account');
  });

  test('[TRUST-09] who signs in gives strangers at the login no new tries', async () => {
    const { sso: own } = sso();
    await failFromManyNetworks(own, 19);
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toHaveProperty('account');
    expect(await signIn(own, ELSEWHERE, 'anna', 'x')).toHaveProperty('refused');
    expect(await signIn(own, ELSEWHERE, 'anna', 'x')).toHaveProperty('refused.waitSeconds');
  });

  test('a network may fail a hundred and twenty times in a minute, at whatever logins', async () => {
    const { clock, sso: own } = sso();
    for (let person = 0; person < 120; person++)
      expect(await signIn(own, SCHOOL, `person-${person}`, 'x')).toEqual({ refused: 'wrong' });
    const waiting = { refused: { waitSeconds: 60 } };
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toEqual(waiting);
    expect(await signIn(own, ELSEWHERE, 'anna', 'right')).toHaveProperty('account');
    clock.now += 61 * SECOND;
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toHaveProperty('account');
  });

  test('a try that is refused for its login takes nothing from the network', async () => {
    const { sso: own } = sso();
    for (let turn = 0; turn < 500; turn++) await signIn(own, SCHOOL, 'guesser', 'x');
    for (let person = 0; person < 110; person++)
      expect(await signIn(own, SCHOOL, `person-${person}`, 'x')).toEqual({ refused: 'wrong' });
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toEqual({ refused: { waitSeconds: 60 } });
  });

  test('a try that is refused for its network takes nothing from the login', async () => {
    const { sso: own } = sso();
    for (let person = 0; person < 120; person++) await signIn(own, SCHOOL, `person-${person}`, 'x');
    for (let turn = 0; turn < 100; turn++) await signIn(own, SCHOOL, 'anna', 'x');
    expect(await signIn(own, ELSEWHERE, 'anna', 'right')).toHaveProperty('account');
  });

  test('one’s own success forgets nobody else’s failures', async () => {
    const { sso: own } = sso();
    for (let turn = 0; turn < 10; turn++) await signIn(own, SCHOOL, 'anna', 'x');
    for (let turn = 0; turn < 20; turn++) await signIn(own, SCHOOL, 'guesser', 'right');
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toHaveProperty('refused.waitSeconds');
  });

  test('[TRUST-08] right passwords use up a network as well, and nobody else', async () => {
    const { clock, sso: own } = sso();
    for (let person = 0; person < 300; person++)
      expect(await signIn(own, SCHOOL, `person-${person}`, 'right')).toHaveProperty('account');
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toEqual({ refused: { waitSeconds: 60 } });
    expect(await signIn(own, ELSEWHERE, 'anna', 'right')).toHaveProperty('account');
    clock.now += 61 * SECOND;
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toHaveProperty('account');
  });

  test('[TRUST-08] who finds too many before them is told when to come again, and it counts as no try', async () => {
    const { sso: own } = sso();
    const full = new ServiceError('rate_limited', { retryAfterSeconds: 10 });
    for (let turn = 0; turn < 30; turn++) {
      jest.mocked(checkPassword).mockRejectedValueOnce(full);
      expect(await signIn(own, SCHOOL, 'anna', 'right')).toEqual({ refused: { waitSeconds: 10 } });
    }
    expect(await signIn(own, SCHOOL, 'anna', 'right')).toHaveProperty('account');
  });
});
