import { defaultProductFeatures, type ProductFeatures } from '@/lib/contract/user/product-features';
import type { Result } from '@/lib/contract/call/result';

/** The features that a call gave; a failing call gives the defaults. [FEAT-01] */
export function productFeaturesFrom(result: Result<ProductFeatures>): ProductFeatures {
  return result.ok ? result.value : defaultProductFeatures;
}
