/** How old a student is, as far as the class says. */
export type AgeGroup = 'unknown' | 'primary' | 'middle' | 'high';

/** The age group of a class: primary 1–4, middle 5–9, high 10–11; unknown for no such class. [CFG-05] */
export function ageGroupOf(classNumber: number | null): AgeGroup {
  if (classNumber === null || !Number.isInteger(classNumber)) return 'unknown';
  if (classNumber >= 1 && classNumber <= 4) return 'primary';
  if (classNumber >= 5 && classNumber <= 9) return 'middle';
  return classNumber === 10 || classNumber === 11 ? 'high' : 'unknown';
}
