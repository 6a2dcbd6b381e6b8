import { nounFor } from '@/lib/format/plural';

/**
 * Points as a teacher types them, halves at most, with a comma or a point.
 *
 * @returns null for nothing, undefined for what are no points of this task
 */
export function parsePoints(text: string, most: number): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  if (!/^\d{1,2}(\.\d)?$/.test(typed)) return undefined;
  const points = Number(typed);
  return points <= most && Number.isInteger(points * 2) ? points : undefined;
}

/** Points as a Russian school writes them: 2,5. */
export const pointsText = (points: number): string =>
  points.toLocaleString('ru', { maximumFractionDigits: 2 });

/** «2,5 из 5 баллов». */
export const earnedText = (earned: number, points: number): string =>
  `${pointsText(earned)} из\u00A0${points} ${nounFor(points, ['балла', 'баллов', 'баллов'])}`;

/** How long somebody looked at a task: «40 с», «3 мин»; nothing for null. */
export function spentText(seconds: number | null): string | null {
  if (seconds === null) return null;
  return seconds < 60 ? `${seconds}\u00A0с` : `${Math.round(seconds / 60)}\u00A0мин`;
}
