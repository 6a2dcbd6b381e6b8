import { countOf, type NounForms } from './plural';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const units: readonly [ms: number, forms: NounForms][] = [
  [DAY_MS, ['день', 'дня', 'дней']],
  [HOUR_MS, ['час', 'часа', 'часов']],
  [MINUTE_MS, ['минута', 'минуты', 'минут']],
];

/**
 * How long something has lasted, in whole units of the greatest that fits: «меньше минуты», «5 минут».
 *
 * @param since ISO 8601; what is still to come has not begun
 */
export function ageOf(since: string, now = new Date()): string {
  const age = now.getTime() - new Date(since).getTime();
  const unit = units.find(([ms]) => age >= ms);
  return unit ? countOf(Math.floor(age / unit[0]), unit[1]) : 'меньше\u00A0минуты';
}
