import { dayOf, isDay, mondayOf } from './day';
import { momentsOf, periodOf, stepPeriod, turnPeriod, type PeriodKind } from './period';
import { periodTitle } from './title';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const spanOf = (kind: PeriodKind, day: string) => {
  const { first, last } = periodOf(kind, day);
  return `${first} ${last}`;
};

describe('a period of the journal', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2028-03-01', '2028-02-28'],
    ['2024-02-29', '2024-02-26'],
  ])('[HW-06] the week of %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test.each([
    ['week', '2026-12-31', '2026-12-28 2027-01-03'],
    ['term', '2026-09-01', '2026-09-01 2026-10-31'],
    ['term', '2026-10-31', '2026-09-01 2026-10-31'],
    ['term', '2026-11-01', '2026-11-01 2026-12-31'],
    ['term', '2028-02-29', '2028-01-01 2028-03-31'],
    ['term', '2026-04-01', '2026-04-01 2026-08-31'],
    ['term', '2026-08-31', '2026-04-01 2026-08-31'],
    ['year', '2026-08-31', '2025-09-01 2026-08-31'],
    ['year', '2026-09-01', '2026-09-01 2027-08-31'],
    ['year', '2027-01-01', '2026-09-01 2027-08-31'],
  ] as const)('[HW-06] the %s of %s is %s', (kind, day, span) => {
    expect(spanOf(kind, day)).toBe(span);
  });

  test('[HW-06] steps lead through all days, none of them twice', () => {
    for (const kind of ['week', 'term', 'year'] as const) {
      let period = periodOf(kind, '2023-12-30');
      for (let turn = 0; turn < 60; turn++) {
        const next = stepPeriod(period, 1);
        expect(Date.parse(next.first) - Date.parse(period.last)).toBe(86_400_000);
        expect(stepPeriod(next, -1)).toEqual(period);
        period = next;
      }
    }
    expect(stepPeriod(periodOf('week', '2026-12-28'), 1).first).toBe('2027-01-04');
  });

  test('[HW-06] another kind stays around today, or around where it was', () => {
    const term = periodOf('term', '2026-11-20');
    expect(turnPeriod(term, 'week', '2026-11-24').first).toBe('2026-11-23');
    expect(turnPeriod(term, 'week', '2027-02-01').first).toBe('2026-10-26');
    expect(turnPeriod(periodOf('week', '2026-11-16'), 'year', '2027-02-01').first).toBe(
      '2026-09-01',
    );
  });

  test('[HW-06] it begins and ends at midnight of the visitor', () => {
    const week = periodOf('week', '2026-11-16');
    expect(momentsOf(week, 'Europe/Kaliningrad')).toEqual({
      from: '2026-11-15T22:00:00.000Z',
      until: '2026-11-22T22:00:00.000Z',
    });
    expect(momentsOf(week, 'Asia/Kamchatka')).toEqual({
      from: '2026-11-15T12:00:00.000Z',
      until: '2026-11-22T12:00:00.000Z',
    });
    // A week in which the clocks change has an hour more.
    expect(momentsOf(periodOf('week', '2026-10-19'), 'Europe/Berlin')).toEqual({
      from: '2026-10-18T22:00:00.000Z',
      until: '2026-10-25T23:00:00.000Z',
    });
  });

  test.each([
    ['2026-11-22T21:59:59.999Z', 'Europe/Kaliningrad', '2026-11-22', '2026-11-16'],
    ['2026-11-22T22:00:00Z', 'Europe/Kaliningrad', '2026-11-23', '2026-11-23'],
    ['2026-11-22T11:59:59Z', 'Asia/Kamchatka', '2026-11-22', '2026-11-16'],
    ['2026-11-22T12:00:00Z', 'Asia/Kamchatka', '2026-11-23', '2026-11-23'],
    ['2026-12-31T12:00:00Z', 'Asia/Kamchatka', '2027-01-01', '2026-12-28'],
  ])('[HW-06] %s in %s is %s, of the week of %s', (instant, zone, day, monday) => {
    expect(dayOf(instant, zone)).toBe(day);
    expect(periodOf('week', dayOf(instant, zone)).first).toBe(monday);
  });

  test('a day is one that the calendar has', () => {
    expect(['2024-02-29', '2026-12-31'].map(isDay)).toEqual([true, true]);
    const wrong = ['2026-02-29', '2026-13-01', '2026-1-1', '20261-01-01', '', '2026-11-16T00:00'];
    expect(wrong.map(isDay)).toEqual(wrong.map(() => false));
  });

  test.each([
    ['week', '2026-11-16', '16–22 ноября'],
    ['week', '2026-11-30', '30 ноября – 6 декабря'],
    ['week', '2025-11-17', '17–23 ноября 2025'],
    ['week', '2026-12-28', '28 декабря 2026 – 3 января 2027'],
    ['term', '2026-11-16', '2-я четверть 2026/27'],
    ['term', '2000-01-16', '3-я четверть 1999/00'],
    ['year', '2026-11-16', '2026/27 учебный год'],
  ] as const)('[HW-06] the %s of %s is called «%s»', (kind, day, title) => {
    expect(plain(periodTitle(periodOf(kind, day), '2026-11-24'))).toBe(title);
  });

  test('[HW-06] on paper a week names its year', () => {
    expect(plain(periodTitle(periodOf('week', '2026-11-16')))).toBe('16–22 ноября 2026');
  });
});
