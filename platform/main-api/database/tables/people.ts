import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@/lib/contract/auth/roles';
import type { OzonPromotion } from '@/lib/contract/user/ozon-promotion';
import type { Teaching } from '@/lib/contract/user/user';
import { createdAt, instant, mainApi } from '@/platform/main-api/database/columns';

export const school = mainApi.table('school', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
});

/** A class of a school; or, without a school, a class that students named themselves to a teacher. */
export const schoolClass = mainApi.table(
  'school_class',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    schoolId: uuid('school_id').references(() => school.id),
    number: smallint('number').notNull(),
    letter: text('letter').notNull().default(''),
    /** From then on nobody is put into it. [HW-11] */
    archivedAt: instant('archived_at'),
  },
  (table) => [index('school_class_school').on(table.schoolId)],
);

export const user = mainApi.table(
  'user',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The subject identifier on the SSO; null for those who began with name and class. */
    ssoSub: text('sso_sub').unique(),
    /** The id of the request that registered a student without an account. */
    registrationId: uuid('registration_id').unique(),
    /** What it said; null for who was registered before this was kept. */
    registrationFingerprint: text('registration_fingerprint'),
    roles: text('roles').array().$type<Role[]>().notNull(),
    name: text('name').notNull().default(''),
    surname: text('surname').notNull().default(''),
    patronymic: text('patronymic').notNull().default(''),
    email: text('email').notNull().default(''),
    status: text('status').$type<'new' | 'registered'>().notNull().default('new'),
    providerType: text('provider_type').notNull().default(''),
    features: text('features')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    hasPassword: boolean('has_password').notNull().default(false),
    isTest: boolean('is_test').notNull().default(false),
    schoolId: uuid('school_id').references(() => school.id),
    classId: uuid('class_id').references(() => schoolClass.id),
    classNumber: smallint('class_number'),
    classLetter: text('class_letter').notNull().default(''),
    teaching: jsonb('teaching').$type<Teaching>(),
    trialExpiredAt: instant('trial_expired_at'),
    lastOfferAcceptedAt: instant('last_offer_accepted_at'),
    geolocationPermission: text('geolocation_permission').$type<'allow' | 'deny'>(),
    city: text('city').notNull().default(''),
    /** Of the link by which the person came before they were a user. [ROUTE-26] */
    referralCode: text('referral_code'),
    /** Which words a student without an account has agreed to, and when; those with one have at the sign-on. */
    consentVersion: text('consent_version'),
    consentedAt: instant('consented_at'),
    /** Of a student without an account: by what code they go on elsewhere, as a keyed hash. [TRUST-03] */
    continueCodeHash: text('continue_code_hash').unique(),
    /** Of the random id of the browser in which they gave their name. [TRUST-01] */
    browserHash: text('browser_hash'),
    /** From then on the row is nobody's: marks hang on it. [TRUST-06] */
    erasedAt: instant('erased_at'),
    /** From then on nobody signs in as this user, until operators allow it again. [TRUST-06] */
    disabledAt: instant('disabled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_class').on(table.classId),
    index('user_school').on(table.schoolId),
    index('user_browser').on(table.browserHash),
  ],
);

/** What a user has of a promotion, by its name: made once. [FEAT-02] */
export const userFeature = mainApi.table(
  'user_feature',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    name: text('name').notNull(),
    value: jsonb('value').$type<OzonPromotion>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

/** A code that a school gives to a student: the place in a class that it opens, once. [ROUTE-17] */
export const activationCode = mainApi.table(
  'activation_code',
  {
    code: text('code').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClass.id),
    /** For whom it is, as the school wrote it; empty where it is for anybody of the class. [HW-11] */
    surname: text('surname').notNull().default(''),
    name: text('name').notNull().default(''),
    createdAt: createdAt(),
    /** From then on it opens nothing. */
    revokedAt: instant('revoked_at'),
    usedBy: uuid('used_by').references(() => user.id),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('activation_code_class').on(table.classId),
    index('activation_code_user').on(table.usedBy),
  ],
);
