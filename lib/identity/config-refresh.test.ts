import { configRefreshDelay } from './config-refresh';

const CREATED = '2026-03-01T10:00:00.000Z';
const TWO_DAYS = 2 * 24 * 3_600_000;
const at = (milliseconds: number) => Date.parse(CREATED) + milliseconds;
const config = { createdAt: CREATED, trialExpiredDate: null };
const first = { isMashStudent: false, wasRefreshed: false };

describe('[CFG-03] a config without trialExpiredDate', () => {
  test.each([
    ['before two days', at(TWO_DAYS - 1), config, first, null],
    ['after two days', at(TWO_DAYS), config, first, 2_000],
    ['long after', at(99 * TWO_DAYS), config, first, 2_000],
    ['the second time', at(TWO_DAYS), config, { ...first, wasRefreshed: true }, null],
    ['of a mash student', at(TWO_DAYS), config, { ...first, isMashStudent: true }, null],
    ['that has the date', at(TWO_DAYS), { ...config, trialExpiredDate: CREATED }, first, null],
    ['with an unreadable time', at(TWO_DAYS), { ...config, createdAt: '' }, first, null],
  ])('%s', (_, now, given, circumstances, expected) => {
    expect(configRefreshDelay(given, now, circumstances)).toBe(expected);
  });
});
