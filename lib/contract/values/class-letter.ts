/** The letter of a class as it is shown: parentheses and signs at its edges go. [HW-07] */
export function plainLetter(classLetter: string): string {
  return classLetter.replace(/[()]/g, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
