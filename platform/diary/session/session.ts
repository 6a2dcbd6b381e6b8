import type { Diary } from '@/platform/diary/context';
import type { PersonRow } from '@/platform/diary/lesson/find-lesson';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { sessionOf } from '@/platform/openid/session';
import type { Partner } from '@/platform/partners/provider/partner';
import { findPersonOf } from './accounts';

/** Who is signed in at the diary in this browser; null for nobody. */
export async function findSignedIn(
  http: ServiceContext,
  { db }: Diary,
  { provider, key }: Partner,
): Promise<PersonRow | null> {
  const { accountId } = await sessionOf(provider, http);
  return findPersonOf(db, key, accountId);
}
