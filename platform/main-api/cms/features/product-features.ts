import {
  defaultProductFeatures,
  type ProductFeatureName,
  type ProductFeatures,
} from '@/lib/contract/user/product-features';
import type { Db } from '@/platform/main-api/context';
import { productFeature } from '@/platform/main-api/database/schema';

/** The channel that the trigger of `product_feature` sends to. */
export const FEATURES_CHANNEL = 'main_api_product_feature';

/** For how long a copy is good when nothing tells of a change, in milliseconds: web keeps its own for 10 s. */
const KEEP_MS = 15_000;

export type Features = {
  /** The features as they are; from memory for a while, unless something has changed. [FEAT-01] */
  current(): Promise<ProductFeatures>;
  isOn(name: ProductFeatureName): Promise<boolean>;
  /** Something has changed, or may have: the next one who asks reads again. */
  forget(): void;
};

/** The features in the memory of this process. */
export function rememberFeatures(
  read: () => Promise<ProductFeatures>,
  now: () => number = Date.now,
): Features {
  let kept: { value: Promise<ProductFeatures>; readAt: number } | null = null;

  function current(): Promise<ProductFeatures> {
    if (kept && now() - kept.readAt < KEEP_MS) return kept.value;
    const reading = { value: read(), readAt: now() };
    kept = reading;
    // A failure is told to those who asked, and the next one asks again.
    reading.value.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.value;
  }
  return {
    current,
    isOn: async (name) => (await current())[name].enable,
    forget: () => {
      kept = null;
    },
  };
}

/** The defaults, unless a row says otherwise; rows of other names say nothing. [FEAT-01] */
export async function readFeatures(db: Pick<Db, 'select'>): Promise<ProductFeatures> {
  const rows = await db.select().from(productFeature);
  const stored = rows
    .filter(({ name }) => Object.hasOwn(defaultProductFeatures, name))
    .map(({ name, enable, details }) => [name, { enable, details }]);
  return { ...defaultProductFeatures, ...Object.fromEntries(stored) };
}
