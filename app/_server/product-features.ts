import { cookies } from 'next/headers';
import { productFeaturesFrom } from '@/lib/config/product-features';
import type { ProductFeatures } from '@/lib/contract/user/product-features';
import { featuresSwitchedOn } from '@/lib/session/cookies/product-features';
import { askContent } from '@/lib/upstream/public-content';

/** The features as this browser is to be shown them. The platform decides for itself. [FEAT-01] */
export async function shownFeatures(): Promise<ProductFeatures> {
  const [jar, features] = await Promise.all([cookies(), askContent('getProductFeatures', {})]);
  return productFeaturesFrom(features, featuresSwitchedOn(jar));
}
