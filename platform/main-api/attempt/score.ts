/** What a task was worth and which share of it was earned, 0…1. */
type ScoredTask = { points: number; share: number };

/** In percent: sums of thirds fall short of the half that they are, the more when stored in four bytes. */
const ROUNDING_SLACK = 1e-5;

/**
 * The score of a homework, 0–100, weighted by points and rounded half up. The ends are kept for what
 * they say: 100 only when all is right, 0 only when nothing is. Without tasks it is 0. [HW-05]
 *
 * @throws RangeError for points that are not positive or a share outside 0…1
 */
export function scorePercent(tasks: readonly ScoredTask[]): number {
  for (const { points, share } of tasks)
    if (!(points > 0 && Number.isFinite(points) && share >= 0 && share <= 1))
      throw new RangeError(`Not a scored task: ${points} points, share ${share}`);
  if (tasks.every(({ share }) => share === 0)) return 0;
  if (tasks.every(({ share }) => share === 1)) return 100;
  const total = tasks.reduce((sum, { points }) => sum + points, 0);
  const earned = tasks.reduce((sum, { points, share }) => sum + points * share, 0);
  return Math.min(99, Math.max(1, Math.round((100 * earned) / total + ROUNDING_SLACK)));
}

/**
 * The school grade of a score: floor(score / 20) + 1, at most 5. [HW-05]
 *
 * @throws RangeError for a score outside 0–100
 */
export function gradeOf(score: number): number {
  if (!(score >= 0 && score <= 100)) throw new RangeError(`Not a score: ${score}`);
  return Math.min(5, Math.floor(score / 20) + 1);
}
