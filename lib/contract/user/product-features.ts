import type { z } from 'zod';
import type { productFeaturesSchema } from './endpoints';

export type ProductFeatures = z.infer<typeof productFeaturesSchema>;

/** What holds while nobody has said otherwise: all off but isMeshAvailable. [FEAT-01] */
export const defaultProductFeatures: ProductFeatures = {
  homeworkContentItems: { enable: false, details: null },
  studentContest: { enable: false, details: null },
  isVcUnavailable: { enable: false, details: null },
  isNewBillingUnavailable: { enable: false, details: null },
  isMeshAvailable: { enable: true, details: null },
};
