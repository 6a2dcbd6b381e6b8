import type { StepRevision } from '@/platform/main-api/content/catalogue';
import type { MainApi } from '@/platform/main-api/context';

/** The steps of a homework in order: number 1 is the first. */
export async function loadSteps(
  { attempts, catalogue }: Pick<MainApi, 'attempts' | 'catalogue'>,
  homeworkId: string,
): Promise<StepRevision[]> {
  return catalogue.getSteps(await attempts.stepsOf(homeworkId));
}

/** The seed of an attempt: its ids and order of options are its own and stay the same. */
export function seedOf(attemptId: string): string {
  return `attempt:${attemptId}`;
}
