import type { JournalClass } from '@/lib/contract/journal/journal';
import { classTitle } from '@/lib/format/class-title';

/** What a class of the journal is called. [HW-07] */
export function classNameOf({
  classNumber,
  classLetter,
}: Pick<JournalClass, 'classNumber' | 'classLetter'>): string {
  const title = classTitle(classNumber, classLetter);
  return title === '' ? 'Без класса' : `${title}\u00A0класс`;
}

/** The same of an id as addresses hold it; null for what is no class. */
export function classNameOfId(classId: string): string | null {
  const [, number, letter = ''] = /^(\d{1,2})-([\p{L}\p{N}]{0,3})$/u.exec(classId) ?? [];
  return number === undefined
    ? null
    : classNameOf({ classNumber: Number(number), classLetter: letter });
}
