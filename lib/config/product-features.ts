import type { ReplyOf } from '@/lib/contract/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import type { Result } from '@/lib/contract/result';

export type ProductFeatures = ReplyOf<Endpoints['getProductFeatures']>;

/** What holds while the main API has not said otherwise. [FEAT-01] */
export const defaultProductFeatures: ProductFeatures = {
  homeworkContentItems: { enable: false, details: null },
  studentContest: { enable: false, details: null },
  isVcUnavailable: { enable: false, details: null },
  isNewBillingUnavailable: { enable: false, details: null },
  isMeshAvailable: { enable: true, details: null },
};

/** The features that a call gave; a failing call gives the defaults. [FEAT-01] */
export function productFeaturesFrom(result: Result<ProductFeatures>): ProductFeatures {
  return result.ok ? result.value : defaultProductFeatures;
}
