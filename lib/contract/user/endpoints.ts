import { meta, shortText } from '@/lib/contract/values/details';
import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { browserPaths } from '@/lib/contract/paths';
import { endpoint } from '@/lib/contract/call/endpoint';
import { cityEndpoints } from '@/lib/contract/user/city-endpoints';
import { ozonEventSchema, ozonPromotionSchema } from '@/lib/contract/user/ozon-promotion';
import {
  chosenTeachingSchema,
  studentProfileSchema,
  teachingProfileSchema,
  userConfigSchema,
} from '@/lib/contract/user/user';
import { numericSchema } from '@/lib/contract/values/numeric';

const productFeatureSchema = z.object({
  enable: z.boolean(),
  details: z.record(z.string(), z.unknown()).nullable(),
});

export const productFeaturesSchema = z.object({
  homeworkContentItems: productFeatureSchema,
  studentContest: productFeatureSchema,
  isVcUnavailable: productFeatureSchema,
  isNewBillingUnavailable: productFeatureSchema,
  isMeshAvailable: productFeatureSchema,
});

export const userEndpoints = {
  getTeaching: endpoint({
    ...browserPaths.getTeaching,
    summary: 'The subjects and grades that the teacher teaches',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    reply: teachingProfileSchema,
  }),
  saveTeaching: endpoint({
    ...browserPaths.saveTeaching,
    summary: 'Keeps the subjects and grades; a new teacher becomes registered',
    access: 'user',
    roles: [roles.teacher],
    changesClaims: true,
    body: chosenTeachingSchema,
    reply: teachingProfileSchema,
  }),
  isTeachingSaved: endpoint({
    ...browserPaths.isTeachingSaved,
    summary: 'Whether the teacher has chosen subjects and grades',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    reply: z.object({ saved: z.boolean() }),
  }),
  saveStudentProfile: endpoint({
    ...browserPaths.saveStudentProfile,
    summary: 'Keeps name and class; a new student becomes registered',
    access: 'user',
    roles: [roles.student],
    body: studentProfileSchema,
    changesClaims: true,
    reply: userConfigSchema,
  }),
  getUserConfig: endpoint({
    ...browserPaths.getUserConfig,
    summary: 'What the product knows of the signed-in user',
    access: 'user',
    retries: 1,
    query: z.object({ timestamp: numericSchema.optional() }),
    reply: userConfigSchema,
  }),
  acceptOffer: endpoint({
    ...browserPaths.acceptOffer,
    summary: 'The user accepts the offer, now',
    access: 'user',
    reply: userConfigSchema,
  }),
  ...cityEndpoints,
  createUserFeature: endpoint({
    ...browserPaths.createUserFeature,
    summary: 'Gives the student a promotion feature, once; asked for again, it is what is there',
    access: 'user',
    retries: 1,
    idempotent: true,
    roles: [roles.student],
    body: z.strictObject({
      featureName: shortText.min(1),
      featureValue: z.union([shortText, z.number(), z.boolean(), meta]),
    }),
    reply: z.object({ featureName: z.string(), featureValue: ozonPromotionSchema }),
  }),
  reportOzonPromotion: endpoint({
    ...browserPaths.reportOzonPromotion,
    summary: 'Asks to show the promotion, tells that its button was pressed, or takes part',
    access: 'user',
    roles: [roles.student],
    body: ozonEventSchema,
    reply: z.object({ accepted: z.boolean(), promotion: ozonPromotionSchema }),
  }),
  getProductFeatures: endpoint({
    ...browserPaths.getProductFeatures,
    summary: 'Which product features are switched on',
    access: 'public',
    retries: 1,
    // With what each main API does at once, a change is seen everywhere within 30 s.
    cacheSeconds: 10,
    reply: productFeaturesSchema,
  }),
};
