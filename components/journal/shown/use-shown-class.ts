'use client';

import type { JournalClass, JournalStudent } from '@/lib/contract/journal/journal';
import { studentName } from '@/lib/journal/student-name';
import type { ShownClass } from './shown-class';
import { useProjectorOrder } from './use-projector';

/** A class as it is shown: under names by their order, or under numbers. */
export function useShownClass(given: Omit<ShownClass, 'titleOf'>): ShownClass {
  const { ofClass, isProjected } = given;
  const order = useProjectorOrder(ofClass.students.map(({ userId }) => userId));
  if (!isProjected) return { ...given, titleOf: studentName };
  const placeOf = ({ userId }: JournalStudent) => order.indexOf(userId);
  const students = [...ofClass.students].sort((a, b) => placeOf(a) - placeOf(b));
  const hidden: JournalClass = { ...ofClass, students };
  return {
    ...given,
    ofClass: hidden,
    titleOf: (student) => `Ученик\u00A0${placeOf(student) + 1}`,
  };
}
