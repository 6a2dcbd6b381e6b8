/** The share of the key's entries that were given and are right. */
export function shareOfRight<Right>(
  key: Record<string, Right>,
  given: Record<string, string>,
  isRight: (right: Right, given: string) => boolean,
): number {
  const entries = Object.entries(key);
  const answers = new Map(Object.entries(given));
  const right = entries.filter(([name, expected]) => {
    const answer = answers.get(name);
    return answer !== undefined && isRight(expected, answer);
  });
  return right.length / entries.length;
}

export const isSame = (right: string, given: string): boolean => right === given;
