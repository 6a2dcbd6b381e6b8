import { inArray, sql } from 'drizzle-orm';
import type { Workbook } from '@/lib/contract/content/content';
import type { Db } from '@/platform/main-api/context';
import { homeworkStep } from '@/platform/main-api/database/schema';

const homeworkCount = sql<number>`count(distinct ${homeworkStep.homeworkId})::int`;

/** Every step of a workbook, in order. */
export const stepsOf = ({ modules }: Workbook) =>
  modules.flatMap(({ lessons }) => lessons).flatMap(({ steps }) => steps);

/** In how much homework each step is; a step in none is not in the map. */
export async function countByStep(db: Db, workbook: Workbook): Promise<Map<string, number>> {
  const rows = await db
    .select({ uuid: homeworkStep.stepUuid, total: homeworkCount })
    .from(homeworkStep)
    .where(inArray(homeworkStep.stepUuid, idsOf(workbook)))
    .groupBy(homeworkStep.stepUuid);
  return new Map(rows.map(({ uuid, total }) => [uuid, total]));
}

/** How much homework has at least one step of the workbook. */
export async function countByWorkbook(db: Db, workbook: Workbook): Promise<number> {
  const [row] = await db
    .select({ total: homeworkCount })
    .from(homeworkStep)
    .where(inArray(homeworkStep.stepUuid, idsOf(workbook)));
  return row?.total ?? 0;
}

const idsOf = (workbook: Workbook) => stepsOf(workbook).map(({ uuid }) => uuid);
