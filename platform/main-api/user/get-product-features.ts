import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import type { Verb } from '@/platform/main-api/context';
import { productFeature } from '@/platform/main-api/database/schema';

/** The defaults, unless a row says otherwise. [FEAT-01] */
export const getProductFeatures: Verb<'getProductFeatures'> = async ({ db }) => {
  const rows = await db.select().from(productFeature);
  const stored = rows
    .filter(({ name }) => name in defaultProductFeatures)
    .map(({ name, enable, details }) => [name, { enable, details }]);
  return { ...defaultProductFeatures, ...Object.fromEntries(stored) };
};
