import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { UserConfig } from '@/lib/contract/user/user';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Context, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

type User = typeof user.$inferSelect;
/** New values, plain or worked out by the database from the old ones. */
type Changes = PgUpdateSetSource<typeof user>;

/** [CFG-01] */
export const getUserConfig: Verb<'getUserConfig'> = async (context) => {
  const { userId } = callerOf(context);
  const account = await context.db.query.user.findFirst({ where: eq(user.id, userId) });
  return toConfig(account);
};

/** [CFG-04] */
export const acceptOffer: Verb<'acceptOffer'> = (context) =>
  changeAccount(context, { lastOfferAcceptedAt: new Date() });

export const setGeolocationPermission: Verb<'setGeolocationPermission'> = (context, { body }) =>
  changeAccount(context, { geolocationPermission: body.permission });

/** Changes the caller's account and tells what it is then. */
export async function changeAccount(context: Context, values: Changes): Promise<UserConfig> {
  const [account] = await context.db
    .update(user)
    .set(values)
    .where(eq(user.id, callerOf(context).userId))
    .returning();
  return toConfig(account);
}

function toConfig(account: User | undefined): UserConfig {
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
    prosvUserData: account.ssoSub === null ? null : { uuid: account.ssoSub },
  };
}
