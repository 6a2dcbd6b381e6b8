import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { UserConfig } from '@/lib/contract/user/user';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Context } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

type User = typeof user.$inferSelect;
/** New values, plain or worked out by the database from the old ones. */
type Changes = PgUpdateSetSource<typeof user>;

/** Changes the caller's account and tells what it is then. */
export async function changeAccount(
  context: Pick<Context, 'caller'> & { db: Pick<Context['db'], 'update'> },
  values: Changes,
): Promise<UserConfig> {
  const [account] = await context.db
    .update(user)
    .set(values)
    .where(eq(user.id, callerOf(context).userId))
    .returning();
  return toConfig(account);
}

/** @throws ServiceError `not_found` */
export function toConfig(account: User | undefined): UserConfig {
  if (!account) throw new ServiceError('not_found');
  return {
    userId: account.id,
    providerType: account.providerType,
    features: account.features,
    hasPassword: account.hasPassword,
    isTest: account.isTest,
    createdAt: account.createdAt.toISOString(),
    status: account.status,
    patronymic: account.patronymic,
    classNumber: account.classNumber,
    classLetter: account.classLetter,
    trialExpiredDate: account.trialExpiredAt?.toISOString() ?? null,
    lastOfferAcceptedAt: account.lastOfferAcceptedAt?.toISOString() ?? null,
    gettingGeolocationWebPermission: account.geolocationPermission,
    city: account.city,
    prosvUserData: account.ssoSub === null ? null : { uuid: account.ssoSub },
  };
}
