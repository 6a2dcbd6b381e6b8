import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LoginParams } from '@/lib/contract/auth/endpoints';
import type { HomeworkPolicy, HomeworkState } from '@/lib/contract/homework/homework';
import type { LeadMeta } from '@/lib/contract/lead/lead';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import type { Role } from '@/lib/contract/auth/roles';
import type { Teaching } from '@/lib/contract/user/user';
import type { AnswerKey, TaskSource } from '@/platform/tasks/registry';

export const mainApi = pgSchema('main_api');

const instant = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => instant('created_at').notNull().defaultNow();

// People

export const signingKey = mainApi.table('signing_key', {
  id: smallint('id').primaryKey().default(1),
  sealed: text('sealed').notNull(),
});

export const school = mainApi.table('school', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
});

/** A class of a school; or, without a school, a class that students named themselves to a teacher. */
export const schoolClass = mainApi.table('school_class', {
  id: uuid('id').primaryKey().defaultRandom(),
  schoolId: uuid('school_id').references(() => school.id),
  number: smallint('number').notNull(),
  letter: text('letter').notNull().default(''),
});

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
    /** Of the link by which the person came before they were a user. [ROUTE-26] */
    referralCode: text('referral_code'),
    createdAt: createdAt(),
  },
  (table) => [index('user_class').on(table.classId)],
);

/** A code that a school gives to a student: the place in a class that it opens, once. [ROUTE-17] */
export const activationCode = mainApi.table('activation_code', {
  code: text('code').primaryKey(),
  classId: uuid('class_id')
    .notNull()
    .references(() => schoolClass.id),
  usedBy: uuid('used_by').references(() => user.id),
  usedAt: instant('used_at'),
});

/** Which of the two sign-ins something belongs to: that of users or that of editors. [AUTH-20] */
export type SignInPurpose = 'edu' | 'cms';

export const loginState = mainApi.table(
  'login_state',
  {
    state: text('state').primaryKey(),
    purpose: text('purpose').$type<SignInPurpose>().notNull().default('edu'),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    params: jsonb('params').$type<LoginParams>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_state_expiry').on(table.expiresAt)],
);

export const revokedToken = mainApi.table(
  'revoked_token',
  {
    jti: text('jti').primaryKey(),
    /** When the last token with this id would have ended by itself: from then on the row can go. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('revoked_token_expiry').on(table.expiresAt)],
);

// Content

export const workbook = mainApi.table('workbook', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  subjectId: smallint('subject_id').notNull(),
  grade: smallint('grade').notNull(),
  changedAt: text('changed_at').notNull(),
  /** Modules and lessons with the ids of their steps, in order. */
  outline: jsonb('outline').$type<WorkbookOutline>().notNull(),
  /** A step in no lesson, which anybody may try; the import that follows the migration sets it. */
  sampleUuid: uuid('sample_uuid'),
});
export type WorkbookOutline = {
  id: string;
  title: string;
  lessons: { title: string; steps: string[] }[];
}[];

/** A step never changes: other content under the same uuid is a new revision. */
export const stepRevision = mainApi.table(
  'step_revision',
  {
    uuid: uuid('uuid').notNull(),
    revision: integer('revision').notNull(),
    title: text('title').notNull(),
    tasks: jsonb('tasks').$type<TaskSource[]>().notNull(),
    contentHash: text('content_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.uuid, table.revision] })],
);

/** The right answers, apart from the tasks. [HW-03] */
export const answerKey = mainApi.table(
  'answer_key',
  {
    stepUuid: uuid('step_uuid').notNull(),
    revision: integer('revision').notNull(),
    taskId: text('task_id').notNull(),
    key: jsonb('key').$type<AnswerKey>().notNull(),
    explanation: text('explanation').notNull(),
  },
  (table) => [primaryKey({ columns: [table.stepUuid, table.revision, table.taskId] })],
);

// Homework

export const homework = mainApi.table(
  'homework',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    taskHash: text('task_hash').notNull().unique(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => user.id),
    requestId: uuid('request_id').notNull(),
    /** What the request said; null for homework that was created before this was kept. */
    fingerprint: text('fingerprint'),
    title: text('title').notNull(),
    subjectId: smallint('subject_id').notNull(),
    grade: smallint('grade').notNull(),
    state: text('state').$type<HomeworkState>().notNull().default('open'),
    policy: jsonb('policy').$type<HomeworkPolicy>().notNull(),
    stepCount: smallint('step_count').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('homework_request').on(table.teacherId, table.requestId),
    index('homework_teacher').on(table.teacherId, table.createdAt),
  ],
);

export const homeworkStep = mainApi.table(
  'homework_step',
  {
    homeworkId: uuid('homework_id')
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    stepUuid: uuid('step_uuid').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.homeworkId, table.number] }),
    index('homework_step_uuid').on(table.stepUuid),
  ],
);

export const attempt = mainApi.table(
  'attempt',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    homeworkId: uuid('homework_id')
      .notNull()
      .references(() => homework.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => user.id),
    number: smallint('number').notNull(),
    currentStep: smallint('current_step').notNull().default(1),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    score: smallint('score'),
    grade: smallint('grade'),
  },
  (table) => [
    uniqueIndex('attempt_number').on(table.homeworkId, table.studentId, table.number),
    index('attempt_student').on(table.studentId, table.startedAt),
  ],
);

/** The newest answer to each task of an attempt, as it was given. */
export const answer = mainApi.table(
  'answer',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.id),
    stepNumber: smallint('step_number').notNull(),
    taskId: text('task_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    sequence: integer('sequence').notNull(),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    empty: boolean('empty').notNull(),
    /** Nothing is left to do in the task; see `isCompleteAnswer`. */
    complete: boolean('complete').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Part of the points that the answer earned, 0…1; told to nobody before the end. */
    share: real('share').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.stepNumber, table.taskId] })],
);

// What users say and do

export const productFeature = mainApi.table('product_feature', {
  name: text('name').primaryKey(),
  enable: boolean('enable').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>(),
});

/** An application form that somebody sent; its id is that of the request. [ROUTE-21] */
export const lead = mainApi.table(
  'lead',
  {
    id: uuid('id').primaryKey(),
    type: text('type').notNull(),
    meta: jsonb('meta').$type<LeadMeta>().notNull(),
    /** Whom to answer, in one spelling. */
    contact: text('contact').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('lead_contact').on(table.contact, table.createdAt)],
);

export const message = mainApi.table('message', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => user.id),
  type: text('type').notNull(),
  meta: jsonb('meta').notNull(),
  createdAt: createdAt(),
});

export const utmMark = mainApi.table('utm_mark', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => user.id),
  marks: jsonb('marks').notNull(),
  referrerUrl: text('referrer_url').notNull(),
  createdAt: createdAt(),
});

export const event = mainApi.table('event', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => user.id),
  eventType: text('event_type').notNull(),
  payload: jsonb('payload').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: createdAt(),
});
