import { desc } from 'drizzle-orm';
import type { CmsFeature, FeatureChange } from '@/lib/contract/cms/cms-features';
import {
  defaultProductFeatures,
  productFeatureNames,
  type ProductFeatureName,
} from '@/lib/contract/user/product-features';
import type { Verb } from '@/platform/main-api/context';
import { productFeature, productFeatureChange } from '@/platform/main-api/database/schema';

/** How many changes are shown. */
const SHOWN = 50;

/** The features as the database has them, with who changed each last, and the newest changes. [FEAT-01] */
export const listCmsFeatures: Verb<'listCmsFeatures'> = async ({ db }) => {
  const [rows, latest, newest] = await Promise.all([
    db.select().from(productFeature),
    db
      .selectDistinctOn([productFeatureChange.name])
      .from(productFeatureChange)
      .orderBy(productFeatureChange.name, desc(productFeatureChange.version)),
    db
      .select()
      .from(productFeatureChange)
      .orderBy(desc(productFeatureChange.changedAt), desc(productFeatureChange.version))
      .limit(SHOWN),
  ]);
  const featureOf = (name: ProductFeatureName): CmsFeature => {
    const row = rows.find((one) => one.name === name);
    const { enable, details } = row ?? defaultProductFeatures[name];
    const version = row?.version ?? 0;
    // Of a change by hand nobody knows who made it: it is not that of the last operator.
    const change = latest.find((one) => one.name === name && one.version === version);
    return {
      ...{ name, enable, details, version },
      changedAt: change?.changedAt.toISOString() ?? null,
      changedBy: change?.changedBy ?? null,
    };
  };
  return { features: productFeatureNames.map(featureOf), changes: newest.map(toChange) };
};

/** A change as it is told: the subject identifier of who made it stays here. */
function toChange(row: typeof productFeatureChange.$inferSelect): FeatureChange {
  const { changedBySub: _, changedAt, ...change } = row;
  return { ...change, changedAt: changedAt.toISOString() };
}
