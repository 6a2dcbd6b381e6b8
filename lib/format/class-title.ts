/**
 * A class as people say it: «5А». Parentheses around the letter and signs at its edges go; without
 * a number there is nothing to say. [HW-07]
 */
export function classTitle(classNumber: number | null, classLetter: string): string {
  if (classNumber === null) return '';
  const letter = classLetter.replace(/[()]/g, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return `${classNumber}${letter}`;
}
