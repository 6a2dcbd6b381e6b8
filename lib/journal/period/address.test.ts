import { journalAddress, neighbours, openingPeriods, readPeriod } from './address';
import { periodOf } from './period';

const today = '2026-11-24';

describe('the address of the journal', () => {
  test('[HW-06] names class and period, and is read back', () => {
    const week = periodOf('week', '2026-11-16');
    const address = journalAddress(week, '5-А');
    expect(decodeURIComponent(address)).toBe(
      '/teacher/journal?class=5-А&period=week&from=2026-11-16',
    );
    const query = Object.fromEntries(new URL(address, 'http://x').searchParams);
    expect(readPeriod(query, today)).toEqual(week);
  });

  test('[HW-06] a day inside a period stands for it; no day for today', () => {
    expect(readPeriod({ period: 'term', from: '2026-10-07' }, today)?.first).toBe('2026-09-01');
    expect(readPeriod({ period: 'week' }, today)?.first).toBe('2026-11-23');
    expect(readPeriod({ period: ['year', 'week'], from: ['2026-01-01'] }, today)?.first).toBe(
      '2025-09-01',
    );
  });

  test.each([
    {},
    { period: 'month' },
    { period: '' },
    { from: '2026-11-16' },
    { period: 'week', from: 'вчера' },
    { period: 'week', from: '2026-02-30' },
    { period: 'week', from: '9999-12-31' },
    { period: 'week', from: '0001-01-01' },
    { period: 'week', from: '2026-12-07' },
    { period: 'constructor', from: today },
    { period: 'week', from: '1'.repeat(100_000) },
  ])('[HW-06] what is no period is none: %#', (query) => {
    expect(readPeriod(query, today)).toBeNull();
  });

  test('[HW-06] leads neither into the future nor to before there was homework', () => {
    expect(neighbours(periodOf('week', today), today).after).toBeNull();
    expect(neighbours(periodOf('week', '2026-11-16'), today).after?.first).toBe('2026-11-23');
    expect(neighbours(periodOf('year', '2020-09-01'), today).before).toBeNull();
  });

  test('[HW-06] the first opening looks at this week, this term, this year', () => {
    expect(openingPeriods(today).map(({ first }) => first)).toEqual([
      '2026-11-23',
      '2026-11-01',
      '2026-09-01',
    ]);
  });
});
