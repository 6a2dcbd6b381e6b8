import { defaultProductFeatures, type ProductFeatures } from '@/lib/contract/user/product-features';
import type { Result } from '@/lib/contract/call/result';

/** The features that a call returned; the defaults when it failed. [FEAT-01] */
export function productFeaturesFrom(result: Result<ProductFeatures>): ProductFeatures {
  return result.ok ? result.value : defaultProductFeatures;
}
