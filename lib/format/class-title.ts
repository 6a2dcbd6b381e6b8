import { plainLetter } from '@/lib/contract/values/class-letter';

/**
 * A class as people say it: «5А». Parentheses around the letter and signs at its edges go; without
 * a number there is nothing to say. [HW-07]
 */
export function classTitle(classNumber: number | null, classLetter: string): string {
  return classNumber === null ? '' : `${classNumber}${plainLetter(classLetter)}`;
}
