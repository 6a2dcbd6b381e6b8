import { currentContest, unavailableProviders } from './feature-details';

describe('the providers that cannot be signed in through', () => {
  const named = (enable: boolean, details: Record<string, unknown> | null) =>
    unavailableProviders({ isVcUnavailable: { enable, details } });

  test('[FEAT-01] are those of the details, and VK when they say nothing', () => {
    expect(named(true, { providers: ['mo', 'vk'] })).toEqual(['mo', 'vk']);
    for (const odd of [null, {}, { providers: [] }, { providers: ['x'] }, { providers: 'vk' }])
      expect(named(true, odd)).toEqual(['vk']);
  });

  test('[FEAT-01] are none while the feature is off', () => {
    expect(named(false, { providers: ['mo'] })).toEqual([]);
  });
});

describe('the contest', () => {
  const details = {
    ...{ title: 'Конкурс', text: 'Текст', address: '/application' },
    ...{ startsAt: '2026-04-01T00:00:00Z', endsAt: '2026-05-01T00:00:00Z' },
  };
  const at = (time: string, given: Record<string, unknown> | null = details, enable = true) =>
    currentContest({ studentContest: { enable, details: given } }, Date.parse(time));

  test.each([
    ['2026-03-31T23:59:59Z', false],
    ['2026-04-01T00:00:00Z', true],
    ['2026-04-30T23:59:59Z', true],
    ['2026-05-01T00:00:00Z', false],
  ])('[FEAT-01] at %s is shown: %s', (time, isShown) => {
    expect(at(time) !== null).toBe(isShown);
  });

  test('[FEAT-01] is not shown while it is off, or when its details are not right', () => {
    const now = '2026-04-02T00:00:00Z';
    expect(at(now, details, false)).toBeNull();
    for (const odd of [null, {}, { ...details, address: 'javascript:alert(1)' }])
      expect(at(now, odd)).toBeNull();
  });
});
