import type { ClassList } from '@/lib/contract/class-list/class-list';
import { classTitle } from '@/lib/format/class-title';

export const studentForms = ['ученик', 'ученика', 'учеников'] as const;

/** «5Б класс»: how a list is called. [HW-07] */
export const listTitle = ({ number, letter }: Pick<ClassList, 'number' | 'letter'>): string =>
  `${classTitle(number, letter)}\u00A0класс`;
