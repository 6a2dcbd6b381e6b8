import type { Catalogue, StepRevision } from '@/platform/main-api/content/catalogue';
import type { Db } from '@/platform/main-api/context';
import { readStepRefs } from './answers/own-attempts';

/** The steps of a homework in order, with the keys that count at this moment: number 1 is the first. */
export async function loadSteps(
  { db, catalogue }: { db: Pick<Db, 'select'>; catalogue: Catalogue },
  homeworkId: string,
): Promise<StepRevision[]> {
  return catalogue.getSteps(await readStepRefs(db, homeworkId));
}

/** The seed of an attempt: its ids and order of options are its own and stay the same. */
export function seedOf(attemptId: string): string {
  return `attempt:${attemptId}`;
}
