import type { z } from 'zod';
import { productFeaturesSchema } from '@/lib/contract/endpoints/user';
import type { Verb } from '@/platform/main-api/context';
import { productFeature } from '@/platform/main-api/schema';

type Features = z.infer<typeof productFeaturesSchema>;

/** All off but isMeshAvailable, unless a row says otherwise. [FEAT-01] */
const defaults: Features = {
  homeworkContentItems: { enable: false, details: null },
  studentContest: { enable: false, details: null },
  isVcUnavailable: { enable: false, details: null },
  isNewBillingUnavailable: { enable: false, details: null },
  isMeshAvailable: { enable: true, details: null },
};

export const getProductFeatures: Verb<'getProductFeatures'> = async ({ db }) => {
  const rows = await db.select().from(productFeature);
  const stored = rows
    .filter(({ name }) => name in defaults)
    .map(({ name, enable, details }) => [name, { enable, details }]);
  return { ...defaults, ...Object.fromEntries(stored) };
};
