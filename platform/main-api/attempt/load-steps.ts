import { asc, eq } from 'drizzle-orm';
import type { Catalogue, StepRevision } from '@/platform/main-api/content/catalogue';
import type { Db } from '@/platform/main-api/context';
import { homeworkStep } from '@/platform/main-api/database/schema';

/** The steps of a homework in order: number 1 is the first. */
export async function loadSteps(
  db: Db,
  catalogue: Catalogue,
  homeworkId: string,
): Promise<StepRevision[]> {
  const refs = await db
    .select({ uuid: homeworkStep.stepUuid, revision: homeworkStep.revision })
    .from(homeworkStep)
    .where(eq(homeworkStep.homeworkId, homeworkId))
    .orderBy(asc(homeworkStep.number));
  return catalogue.getSteps(refs);
}

/** The seed of an attempt: its ids and order of options are its own and stay the same. */
export function seedOf(attemptId: string): string {
  return `attempt:${attemptId}`;
}
