/** @jest-environment node */
import { endpoints } from '@/lib/contract/endpoints';
import { streams } from '@/lib/contract/streams';
import { ServiceError } from '@/platform/kernel/errors';
import { limits, type Limit } from './limits';
import { createProtection } from './protection';

const MINUTE = 60_000;
const from = (network: string, userId?: string) => ({
  network,
  caller: userId === undefined ? null : { userId },
});
const school = from('203.0.113.7');
const elsewhere = from('198.51.100.1');
const good = () => Promise.resolve('good');
const unknown = () => Promise.reject(new ServiceError('homework_not_found'));

/** What a call came to: its value, or the code of its refusal with the seconds to wait. */
const outcome = (call: Promise<string>) =>
  call.catch((error: ServiceError) =>
    error.code === 'rate_limited' ? `wait ${error.retryAfterSeconds}` : error.code,
  );
const times = <T>(count: number, act: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => act(i));

function protection(own?: Limit[]) {
  const clock = { now: 1_000_000 };
  return { clock, within: createProtection(own, () => clock.now).within };
}

const rows = { ...endpoints, ...streams };

describe('the limits', () => {
  test('are about calls that exist', () => {
    for (const { calls } of limits) for (const name of calls) expect(rows).toHaveProperty(name);
  });

  test('of accounts are about calls of somebody who is signed in', () => {
    for (const { calls, by } of limits)
      if (by === 'account')
        for (const name of calls) expect([name, rows[name].access]).toEqual([name, 'user']);
  });

  test.each([
    ['activateSchoolStudent', 'activation_code_not_found'],
    ['activateGift', 'gift_not_found'],
  ] as const)('[TRUST-08] %s is not guessed by many networks together', async (name, code) => {
    const wrong = () => Promise.reject(new ServiceError(code));
    const guesser = (network: string, index: number) => from(network, `guesser ${index}`);
    const one = protection();
    for (let index = 0; index < 300; index++)
      expect(
        await outcome(one.within(name, guesser(`2001:db8:7:${index}`, index), undefined, wrong)),
      ).toBe(code);
    const same = guesser('2001:db8:7:fff', 300);
    expect(await outcome(one.within(name, same, undefined, wrong))).toBe('wait 600');
    const all = protection();
    for (let index = 0; index < 1_000; index++)
      await outcome(all.within(name, guesser(`2001:db8:${index}:1`, index), undefined, wrong));
    expect(await outcome(all.within(name, elsewhere, undefined, good))).toBe('wait 600');
    all.clock.now += 600_001;
    expect(await outcome(all.within(name, elsewhere, undefined, good))).toBe('good');
  });

  test('[TRUST-02] one site gives forty names at a homework in ten minutes', async () => {
    const { within } = protection();
    const give = (network: string, taskHash: string) =>
      outcome(within('registerStudent', from(network), undefined, good, taskHash));
    for (let index = 0; index < 40; index++)
      expect(await give(`2001:db8:7:${index}`, 'a')).toBe('good');
    expect(await give('2001:db8:7:fff', 'a')).toBe('wait 600');
    expect(await give('2001:db8:7:fff', 'b')).toBe('good');
    expect(await give('2001:db8:8:1', 'a')).toBe('good');
  });

  test('[TRUST-08] right codes of all schools at once are no guesses', async () => {
    const { within } = protection();
    for (let index = 0; index < 5_000; index++)
      expect(
        await outcome(
          within('activateSchoolStudent', from('203.0.113.7', `${index}`), undefined, good),
        ),
      ).toBe('good');
  });

  test('[AUTH-02] let sixty people a minute sign in from one address', async () => {
    const { within, clock } = protection();
    for (let second = 0; second < 300; second++) {
      clock.now += 1_000;
      expect(await outcome(within('createLoginState', school, undefined, good))).toBe('good');
      expect(await outcome(within('authenticate', school, undefined, good))).toBe('good');
    }
  });

  test.each([
    ['createLoginState', 1_000, 300],
    ['createCmsLoginState', 1_000, 300],
    ['authenticate', 1_000, 300],
    ['authenticateCms', 1_000, 300],
    ['registerStudent', 600, 600],
    ['addLead', 30, 3_600],
  ] as const)('%s is let through %i times from a network', async (name, limit, wait) => {
    const { within } = protection();
    const call = () => outcome(within(name, school, undefined, good));
    for (let turn = 0; turn < limit; turn++) expect(await call()).toBe('good');
    expect(await call()).toBe(`wait ${wait}`);
    expect(await outcome(within(name, elsewhere, undefined, good))).toBe('good');
  });

  test.each([
    ['authenticate', 'state_invalid', 300, 300],
    ['authenticateCms', 'forbidden', 300, 300],
    ['authorize', 'token_invalid', 300, 300],
    ['getTaskPreview', 'homework_not_found', 600, 300],
    ['getTaskStart', 'homework_not_found', 600, 300],
    ['registerStudent', 'homework_not_found', 600, 300],
    ['activateSchoolStudent', 'activation_code_not_found', 100, 600],
  ] as const)('%s may fail with %s %i times from a network', async (name, code, limit, wait) => {
    const { within } = protection();
    const fail = () =>
      outcome(within(name, school, undefined, () => Promise.reject(new ServiceError(code))));
    for (let turn = 0; turn < limit; turn++) expect(await fail()).toBe(code);
    expect(await fail()).toBe(`wait ${wait}`);
  });

  test.each([
    ['createHomework', 200],
    ['trackEvent', 300],
    ['addFeedback', 30],
    ['saveUtm', 30],
  ] as const)('%s is let through %i times for an account', async (name, limit) => {
    const { within } = protection();
    const call = (network: string, userId: string) =>
      outcome(within(name, from(network, userId), undefined, good));
    for (let turn = 0; turn < limit; turn++)
      expect(await call(`network ${turn}`, 'anna')).toBe('good');
    expect(await call('network 1', 'anna')).toBe('wait 600');
    expect(await call('network 1', 'boris')).toBe('good');
  });

  test.each([
    ['startAttempt', 'homework_not_found', 20, 300],
    ['saveAnswer', 'attempt_not_found', 30, 300],
    ['getAttemptResult', 'attempt_not_found', 30, 300],
    ['activateSchoolStudent', 'conflict', 10, 600],
  ] as const)('%s may fail with %s %i times for an account', async (name, code, limit, wait) => {
    const { within } = protection();
    // From another network each time.
    const fail = (turn: number) =>
      outcome(
        within(name, from(`network ${turn}`, 'anna'), undefined, () =>
          Promise.reject(new ServiceError(code)),
        ),
      );
    for (let turn = 0; turn < limit; turn++) expect(await fail(turn)).toBe(code);
    expect(await fail(limit)).toBe(`wait ${wait}`);
    expect(await outcome(within(name, from('network 1', 'boris'), undefined, good))).toBe('good');
  });
});

describe('a limit of failures', () => {
  test('does not count what went well, nor other failures', async () => {
    const { within } = protection();
    const closed = () => Promise.reject(new ServiceError('homework_closed'));
    for (let turn = 0; turn < 100; turn++) {
      expect(await outcome(within('getTaskPreview', school, undefined, good))).toBe('good');
      expect(await outcome(within('registerStudent', school, `${turn % 50}`, closed))).toBe(
        'homework_closed',
      );
    }
  });

  test('is shared by the calls that it names, and holds for right codes too', async () => {
    const { within } = protection();
    await Promise.all(
      times(300, () => outcome(within('getTaskPreview', school, undefined, unknown))),
    );
    await Promise.all(
      times(300, (i) => outcome(within('registerStudent', school, `${i}`, unknown))),
    );
    expect(await outcome(within('getTaskPreview', school, undefined, good))).toBe('wait 300');
    expect(await outcome(within('registerStudent', school, 'new', good))).toBe('wait 300');
    expect(await outcome(within('getTaskPreview', elsewhere, undefined, good))).toBe('good');
    expect(await outcome(within('addLead', school, 'form', good))).toBe('good');
  });

  test('of guests and one of accounts do not stop each other', async () => {
    const { within } = protection();
    const pupil = (userId: string) => from(school.network, userId);
    for (let turn = 0; turn < 600; turn++)
      await outcome(within('getTaskPreview', school, undefined, unknown));
    expect(await outcome(within('startAttempt', pupil('anna'), undefined, good))).toBe('good');
    const { within: afresh } = protection();
    for (let turn = 0; turn < 100; turn++)
      await outcome(afresh('startAttempt', pupil(`pupil ${turn % 10}`), undefined, unknown));
    expect(await outcome(afresh('getTaskPreview', school, undefined, good))).toBe('good');
    expect(await outcome(afresh('startAttempt', pupil('boris'), undefined, good))).toBe('good');
  });

  test('lets of a thousand tries at the same moment as many learn that they failed', async () => {
    const { within } = protection();
    const told = await Promise.all(
      times(1_000, () => outcome(within('getTaskPreview', school, undefined, unknown))),
    );
    expect(told.filter((one) => one === 'homework_not_found')).toHaveLength(600);
    expect(told.filter((one) => one === 'wait 300')).toHaveLength(400);
  });

  test('ends by itself, whatever is tried meanwhile', async () => {
    const { within, clock } = protection();
    for (let turn = 0; turn < 601; turn++)
      await outcome(within('getTaskPreview', school, undefined, unknown));
    clock.now += 4 * MINUTE;
    expect(await outcome(within('getTaskPreview', school, undefined, good))).toBe('wait 60');
    clock.now += MINUTE + 1;
    expect(await outcome(within('getTaskPreview', school, undefined, good))).toBe('good');
  });
});

describe('a limit of calls', () => {
  test('has room for a whole school at once, each student sent twice', async () => {
    const { within } = protection();
    const replies = await Promise.all(
      times(1_200, (i) => outcome(within('registerStudent', school, `student ${i % 600}`, good))),
    );
    expect(new Set(replies)).toEqual(new Set(['good']));
    expect(await outcome(within('registerStudent', school, 'one more', good))).toBe('wait 600');
    expect(await outcome(within('registerStudent', school, 'student 3', good))).toBe('good');
  });

  test('does not let a refused call happen', async () => {
    const { within } = protection([
      { calls: ['addLead'], by: 'network', counts: 'calls', limit: 1, windowMs: MINUTE },
    ]);
    const call = jest.fn(good);
    await outcome(within('addLead', school, undefined, call));
    expect(await outcome(within('addLead', school, undefined, call))).toBe('wait 60');
    expect(call).toHaveBeenCalledTimes(1);
  });
});
