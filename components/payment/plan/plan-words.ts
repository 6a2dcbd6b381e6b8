import type { Licences } from '@/lib/contract/licence/licence';
import { classTitle } from '@/lib/format/class-title';
import { formatDay } from '@/lib/format/date-time';

export type Licence = Licences['licences'][number];
type PlanOf = Pick<Licences, 'plan' | 'licences'>;

/** Whom a licence serves, in words. */
export function servedBy({ licence, classNumber, classLetter }: Licence): string {
  if (licence === 'teacher') return 'Для учителя';
  if (licence === 'school') return 'Для школы';
  return classNumber === null ? 'Для класса' : `Для класса ${classTitle(classNumber, classLetter)}`;
}

/** From when until when: «действует до 4 марта», «с 4 марта до 4 апреля», «закончилась 4 марта». */
export function periodOf({ from, until }: Licence, timeZone: string, now: Date): string {
  if (from === null || until === null)
    return 'начнётся, когда вы назовёте класс: потом его не\u00A0изменить';
  const day = (instant: string) => formatDay(instant, timeZone, now);
  if (from === until) return 'возвращена';
  if (new Date(until) <= now) return `закончилась ${day(until)}`;
  // What begins today has begun: a licence may come, and a class be named, after the page was rendered.
  const isAhead = new Date(from) > now && day(from) !== day(now.toISOString());
  return isAhead ? `с ${day(from)} до ${day(until)}` : `действует до ${day(until)}`;
}

/** Whether a licence serves now or later: one that was given back before it began does not. */
function runs({ from, until }: Pick<Licence, 'from' | 'until'>, now: Date): boolean {
  return from !== null && until !== null && from !== until && new Date(until) > now;
}

/** The classes whose licences serve now, where their holder has the free version otherwise: «5А», «11». */
export function premiumClasses({ plan, licences }: PlanOf, now: Date): string[] {
  if (plan !== 'free') return [];
  const running = licences.filter(
    ({ licence, from, until }) => licence === 'class' && runs({ from, until }, now),
  );
  const titles = running.flatMap(({ classNumber, classLetter }) =>
    classNumber === null ? [] : [classTitle(classNumber, classLetter)],
  );
  return [...new Set(titles)].sort(new Intl.Collator('ru', { numeric: true }).compare);
}

/** What plan somebody has now, and until when. */
export function planText(licencesOf: PlanOf, timeZone: string, now: Date): string {
  const { plan, licences } = licencesOf;
  const classes = premiumClasses(licencesOf, now);
  if (classes.length > 0)
    return `Премиум\u00A0— для ${classes.join(', ')}, для остальных бесплатная версия`;
  if (plan === 'free') return 'Сейчас у\u00A0вас бесплатная версия';
  const last = licences
    .filter((one) => one.licence !== 'class' && runs(one, now))
    .map(({ until }) => until ?? '')
    .sort()
    .at(-1);
  if (last !== undefined) return `Премиум действует до ${formatDay(last, timeZone, now)}`;
  // Who was there before access was limited, and the students of a class. [FEAT-02]
  return 'Премиум у\u00A0вас уже есть';
}
