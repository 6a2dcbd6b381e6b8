import { z } from 'zod';
import { featureDetailsSchemas } from '@/lib/contract/user/feature-details';
import { productFeatureNames, type ProductFeatureName } from '@/lib/contract/user/product-features';
import { instant } from '@/lib/contract/values/instant';

const name = z.enum(productFeatureNames);
/** How often a feature has been changed; 0 while it is as it came. */
const version = z.number().int().min(0).max(2_000_000_000);

/** A feature on or off, with what it needs to know. */
const featureStateSchema = z.object({
  enable: z.boolean(),
  details: z.record(z.string(), z.unknown()).nullable(),
});
export type FeatureState = z.infer<typeof featureStateSchema>;

/** A feature as operators see it. */
export const cmsFeatureSchema = featureStateSchema.extend({
  name,
  version,
  /** Null for one that is as it came, and for one that was changed in the database. */
  changedAt: instant.nullable(),
  /** Surname and name of who changed it last. */
  changedBy: z.string().nullable(),
});
export type CmsFeature = z.infer<typeof cmsFeatureSchema>;

/** One change: who, when, from what to what. */
export const featureChangeSchema = z.object({
  name,
  version,
  changedAt: instant,
  changedBy: z.string(),
  from: featureStateSchema,
  to: featureStateSchema,
});
export type FeatureChange = z.infer<typeof featureChangeSchema>;

const stateOf = <Name extends ProductFeatureName>(own: Name) =>
  z.strictObject({
    name: z.literal(own),
    /** The one that was seen: when there is a newer one, the change is refused. */
    version,
    enable: z.boolean(),
    details: featureDetailsSchemas[own],
  });

/** What an operator wants a feature to be. [FEAT-01] */
export const changeFeatureSchema = z.discriminatedUnion('name', [
  stateOf('homeworkContentItems'),
  stateOf('studentContest').refine(({ enable, details }) => !enable || details !== null, {
    path: ['details'],
  }),
  stateOf('isVcUnavailable'),
  stateOf('isNewBillingUnavailable'),
  stateOf('isMeshAvailable'),
]);
export type ChangeFeature = z.infer<typeof changeFeatureSchema>;
