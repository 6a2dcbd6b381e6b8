import { format } from 'date-fns';
import { ru } from 'date-fns/locale/ru';

/**
 * The title of a homework that the teacher did not name: «Задание от 4 марта, 09:05», in the time
 * zone of the place where it runs (the browser). [HW-01]
 */
export function defaultTitle(now: Date): string {
  return `Задание от ${format(now, 'd MMMM, HH:mm', { locale: ru })}`;
}
