import { z } from 'zod';
import { isStorable } from '@/lib/contract/values/storable';
import { numericSchema } from '@/lib/contract/values/numeric';
import { endpoint } from '@/lib/contract/call/endpoint';
import { leadSchema } from '@/lib/contract/lead/lead';
import { browserPaths } from '@/lib/contract/paths';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';
import { roles } from '@/lib/contract/auth/roles';
import {
  chosenTeachingSchema,
  studentProfileSchema,
  teachingProfileSchema,
  userConfigSchema,
} from '@/lib/contract/user/user';

const done = z.object({ done: z.literal(true) });
const shortText = z.string().max(200).refine(isStorable);
/** Free-form details of an event or message, bounded. */
const meta = z
  .record(
    z.string().max(100).refine(isStorable),
    z.union([z.string().max(2_000).refine(isStorable), z.number(), z.boolean(), z.null()]),
  )
  .refine((value) => Object.keys(value).length <= 50, 'Too many details')
  .refine((value) => JSON.stringify(value).length <= 8_000, 'Too long details');

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

/** [UTM marks of TRK-01] */
const utmKey = z.enum([
  'utm_medium',
  'utm_source',
  'utm_term',
  'utm_campaign',
  'utm_content',
  'source_type',
  'product',
  'manager',
]);

/** Made by the sender once: sent again, nothing new is kept. [API-01] [NET-04] */
const idempotencyKey = z.uuid();

/** What opens the product to a student; a school's own service may say more of it. */
const schoolLicenceSchema = z.object({ schoolId: z.string(), schoolTitle: z.string() }).partial();

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
  setGeolocationPermission: endpoint({
    ...browserPaths.setGeolocationPermission,
    summary: 'Whether the user lets the page ask where they are',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: z.strictObject({ permission: z.enum(['allow', 'deny']) }),
    reply: userConfigSchema,
  }),
  addFeedback: endpoint({
    ...browserPaths.addFeedback,
    summary: 'What a user wants to tell the product',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: z.strictObject({ idempotencyKey, type: shortText.min(1), meta }),
    reply: done,
  }),
  addLead: endpoint({
    ...browserPaths.addLead,
    summary: 'An application form that was sent; kept once per requestId',
    access: 'public',
    retries: 1,
    idempotent: true,
    body: leadSchema,
    reply: done,
  }),
  createUserFeature: endpoint({
    ...browserPaths.createUserFeature,
    summary: 'Gives the user a promotion feature, once',
    access: 'user',
    retries: 1,
    idempotent: true,
    state: 'coming',
    body: z.strictObject({
      featureName: shortText.min(1),
      featureValue: z.union([shortText, z.number(), z.boolean(), meta]),
    }),
    reply: done,
  }),
  getProductFeatures: endpoint({
    ...browserPaths.getProductFeatures,
    summary: 'Which product features are switched on',
    access: 'public',
    retries: 1,
    cacheSeconds: 30,
    reply: productFeaturesSchema,
  }),
  saveUtm: endpoint({
    ...browserPaths.saveUtm,
    summary: 'Where the user came from',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: z.strictObject({
      idempotencyKey,
      utmMarks: z
        .array(z.strictObject({ utmKey, utmValue: z.string().max(500).refine(isStorable) }))
        .max(8),
      reffererUrl: z.string().max(2_000).refine(isStorable),
    }),
    reply: done,
  }),
  trackEvent: endpoint({
    ...browserPaths.trackEvent,
    summary: 'What the user did',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: z.strictObject({
      idempotencyKey,
      eventType: shortText.min(1),
      payload: meta,
      userAgent: z.string().max(500).refine(isStorable),
    }),
    reply: done,
  }),
  activateSchoolStudent: endpoint({
    ...browserPaths.activateSchoolStudent,
    summary: 'A student joins the class that a code of the school opens; again changes nothing',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    idempotent: true,
    changesClaims: true,
    // Typed by hand, from paper.
    body: z.strictObject({ code: z.string().trim().toLowerCase().regex(pronounceableCode(6)) }),
    reply: z.object({ schoolLicences: z.array(schoolLicenceSchema) }),
  }),
  bindDiary: endpoint({
    ...browserPaths.bindDiary,
    summary: 'Binds the user to their account in the school diary',
    access: 'user',
    retries: 1,
    idempotent: true,
    state: 'coming',
    body: z.strictObject({
      dnevnikRuToken: z.string().max(2_000),
      dnevnikRuState: z.string().max(2_000),
    }),
    reply: done,
  }),
};
