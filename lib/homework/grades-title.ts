/** Grades in a few words, neighbours drawn together: «5–7, 9 классы», «5 класс». */
export function gradesTitle(grades: readonly number[]): string {
  const sorted = [...new Set(grades)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const grade of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === grade - 1) last[1] = grade;
    else runs.push([grade, grade]);
  }
  const parts = runs.flatMap(([from, to]) => {
    if (from === to) return [String(from)];
    return to - from === 1 ? [String(from), String(to)] : [`${from}–${to}`];
  });
  return `${parts.join(', ')}\u00A0${sorted.length === 1 ? 'класс' : 'классы'}`;
}
