import { and, eq } from 'drizzle-orm';
import type { Binding as ShownBinding, DiaryProvider } from '@/lib/contract/diary/diary';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { diaryBinding } from '@/platform/main-api/database/schema';

export type Binding = typeof diaryBinding.$inferSelect;

export function findBinding(
  db: Pick<Db, 'query'>,
  provider: DiaryProvider,
  userId: string,
): Promise<Binding | undefined> {
  const { provider: ofProvider, userId: ofUser } = diaryBinding;
  return db.query.diaryBinding.findFirst({
    where: and(eq(ofProvider, provider), eq(ofUser, userId)),
  });
}

/** @throws ServiceError `diary_not_bound` */
export async function getBinding(
  db: Db,
  provider: DiaryProvider,
  userId: string,
): Promise<Binding> {
  const found = await findBinding(db, provider, userId);
  if (!found) throw new ServiceError('diary_not_bound');
  return found;
}

export const presentBinding = ({ provider, name, boundAt }: Binding): ShownBinding => ({
  provider,
  name,
  boundAt: boundAt.toISOString(),
});
