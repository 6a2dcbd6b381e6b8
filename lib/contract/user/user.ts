import { z } from 'zod';
import { providers } from '@/lib/contract/auth/external-providers';
import { roles } from '@/lib/contract/auth/roles';
import { MAX_PERSON_NAME, PERSON_NAME } from '@/lib/contract/user/person-name';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';

export const roleSchema = z.enum([roles.teacher, roles.student, roles.schoolAdmin]);

/** An external identity provider behind the SSO. [AUTH-01] */
export const providerSchema = z.enum(providers);

const text = z.string().default('');

/** The payload of an edu token; strings that are missing become ''. [AUTH-09] */
export const eduTokenPayloadSchema = z.object({
  userId: z.string().min(1),
  roles: z.array(z.string()).min(1),
  exp: z.number().int(),
  iat: z.number().int(),
  jti: text,
  name: text,
  surname: text,
  patronymic: text,
  email: text,
  avatarUrl: text,
  birthday: text,
  uiLanguage: text,
  locale: text,
  jwtType: z.number().int().default(1),
  /** What guards need to know, so that they decide without a call. */
  status: z.enum(['new', 'registered']).default('new'),
  providerType: text,
  features: z.array(z.string()).default([]),
  /** The person has said that the computer is not theirs: web keeps nothing beyond this visit. [TRUST-05] */
  sharedDevice: z.boolean().default(false),
});
export type EduTokenPayload = z.infer<typeof eduTokenPayloadSchema>;

/** [CFG-01] */
export const userConfigSchema = z.object({
  userId: z.string(),
  providerType: z.string(),
  features: z.array(z.string()),
  hasPassword: z.boolean(),
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
  status: z.enum(['new', 'registered']),
  patronymic: z.string(),
  classNumber: gradeSchema.nullable(),
  classLetter: z.string(),
  trialExpiredDate: z.iso.datetime().nullable(),
  lastOfferAcceptedAt: z.iso.datetime().nullable(),
  gettingGeolocationWebPermission: z.enum(['allow', 'deny']).nullable(),
  /** As the user wrote it; '' for none. Another main API does not know it. */
  city: z.string().default(''),
  prosvUserData: z.object({ uuid: z.string() }).nullable(),
});
export type UserConfig = z.infer<typeof userConfigSchema>;

const taughtSubjects = z
  .array(z.object({ subjectId: subjectIdSchema, grades: z.array(gradeSchema).min(1).max(11) }))
  .max(17);
/** What a teacher teaches. [ROUTE-05] */
export type Teaching = { subjects: z.infer<typeof taughtSubjects> };

/** The profile with one subject and grade stands for a list of one. */
function withSubjects<Profile extends Teaching & { subject: number | null; grade: number | null }>(
  profile: Profile,
): Profile {
  const { subject, grade, subjects } = profile;
  if (subjects.length > 0 || subject === null || grade === null) return profile;
  return { ...profile, subjects: [{ subjectId: subject, grades: [grade] }] };
}

/**
 * What a teacher teaches, as the main API says it: the first subject and grade, and all of them in a
 * list of ours, which another main API does not know. [API-01]
 */
export const teachingProfileSchema = z
  .object({
    subject: subjectIdSchema.nullable(),
    grade: gradeSchema.nullable(),
    subjects: taughtSubjects.default([]),
  })
  .overwrite(withSubjects);

/** A teacher's choice: at least one subject, and the first is one of the list. */
export const chosenTeachingSchema = z
  .strictObject({
    subject: subjectIdSchema,
    grade: gradeSchema,
    subjects: taughtSubjects.default([]),
  })
  .overwrite(withSubjects)
  .refine(
    ({ subject, grade, subjects }) =>
      subjects.some(({ subjectId, grades }) => subjectId === subject && grades.includes(grade)),
    { message: 'Subject and grade are not in the list', path: ['subjects'] },
  );

/** A name of a person. */
export const personNameSchema = z.string().trim().min(1).max(MAX_PERSON_NAME).regex(PERSON_NAME);

/** «5А», «11 б»: a class as a student writes it. */
export const className = z
  .string()
  .trim()
  .regex(/^(?:[1-9]|10|11)[-\s«"(]{0,4}\p{L}?[\s»")]{0,3}$/u);

/** What a student says of themself: all that is asked at registration. [ROUTE-14] */
export const studentProfileSchema = z.strictObject({
  name: personNameSchema,
  surname: personNameSchema,
  className,
});
export type StudentProfile = z.infer<typeof studentProfileSchema>;
