import {
  defaultProductFeatures,
  type ProductFeatureName,
  type ProductFeatures,
} from '@/lib/contract/user/product-features';
import type { Result } from '@/lib/contract/call/result';

/**
 * The features that a call returned; the defaults when it failed. [FEAT-01]
 *
 * @param switchedOn those that are on in this browser whatever the platform says
 */
export function productFeaturesFrom(
  result: Result<ProductFeatures>,
  switchedOn: readonly ProductFeatureName[] = [],
): ProductFeatures {
  const features = result.ok ? result.value : defaultProductFeatures;
  if (switchedOn.length === 0) return features;
  const on = switchedOn.map((name) => [name, { ...features[name], enable: true }] as const);
  return { ...features, ...Object.fromEntries(on) };
}
