import { eq } from 'drizzle-orm';
import { userFeatures } from '@/lib/contract/user/user-features';
import type { Context } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

type Asked = Pick<Context, 'db' | 'caller' | 'env'>;

/**
 * Whether the caller works with workbooks that are not released yet: by a feature, as operators have it now,
 * or because content is selected for them. [FEAT-02] [AUTH-18]
 */
export async function seesUnreleased(context: Asked): Promise<boolean> {
  return (await standingOf(context)).worksWithUnreleased;
}

/** Whether the caller may look at them: who checks steps and who examines the product, too. [AUTH-18] */
export async function previewsUnreleased(context: Asked): Promise<boolean> {
  return (await standingOf(context)).previewsUnreleased;
}

/** What somebody is to content, by their account and the configuration. */
export type Standing = {
  worksWithUnreleased: boolean;
  previewsUnreleased: boolean;
  /** [HW-12] */
  mayApprove: boolean;
  maySuggest: boolean;
};

const stranger: Standing = {
  ...{ worksWithUnreleased: false, previewsUnreleased: false },
  ...{ mayApprove: false, maySuggest: false },
};

/** What the caller is to content, as operators have it now. */
export async function standingOf({ db, caller, env }: Asked): Promise<Standing> {
  if (!caller) return stranger;
  const { userId } = caller;
  const [row] = await db
    .select({ features: user.features, providerType: user.providerType })
    .from(user)
    .where(eq(user.id, userId));
  if (!row) return stranger;
  const has = (feature: keyof typeof userFeatures) => row.features.includes(userFeatures[feature]);
  const worksWithUnreleased = has('ourContent') || env.SELECTED_CONTENT_USER_IDS.includes(userId);
  const mayApprove = env.STEP_APPROVER_USER_IDS.includes(userId);
  const isCommission = has('commission') || row.providerType === 'tsok';
  return {
    worksWithUnreleased,
    previewsUnreleased: worksWithUnreleased || mayApprove || isCommission,
    ...{ mayApprove, maySuggest: has('stepSuggestions') },
  };
}
