import { and, sql } from 'drizzle-orm';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Db } from '@/platform/main-api/context';
import { userFeature } from '@/platform/main-api/database/schema';
import { isOzonOf, isOzonOpen } from './ozon-promotion';

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Adds tasks that a student has finished, as long as they take part in the Ozon promotion. [FEAT-02] */
export async function countFinishedTasks(
  tx: Transaction,
  env: PlatformEnv,
  { userId, tasks }: { userId: string; tasks: number },
): Promise<void> {
  if (tasks === 0 || !isOzonOpen(env, Date.now())) return;
  const { value } = userFeature;
  const sum = sql`to_jsonb((${value} ->> 'completedTasksCnt')::int + ${tasks}::int)`;
  await tx
    .update(userFeature)
    .set({ value: sql`jsonb_set(${value}, '{completedTasksCnt}', ${sum})` })
    .where(and(isOzonOf(userId), sql`${value} ->> 'registeredAt' is not null`));
}
