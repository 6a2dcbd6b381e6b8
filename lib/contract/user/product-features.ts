import type { z } from 'zod';
import type { productFeaturesSchema } from './endpoints';

export type ProductFeatures = z.infer<typeof productFeaturesSchema>;
export type ProductFeatureName = keyof ProductFeatures;

/** What holds while nobody has said otherwise: all off but isMeshAvailable. [FEAT-01] */
export const defaultProductFeatures: ProductFeatures = {
  homeworkContentItems: { enable: false, details: null },
  studentContest: { enable: false, details: null },
  isVcUnavailable: { enable: false, details: null },
  isNewBillingUnavailable: { enable: false, details: null },
  isMeshAvailable: { enable: true, details: null },
};

/** Every feature, in the order in which operators see them. */
export const productFeatureNames = Object.keys(defaultProductFeatures) as [
  ProductFeatureName,
  ...ProductFeatureName[],
];
