import { z } from 'zod';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { instant } from '@/lib/contract/values/instant';
import { isStorable } from '@/lib/contract/values/storable';
import { failureCauseSchema } from './failure-cause';

/** The diaries that homework is passed on to, by their key in the table of external providers. */
export const diaryProviders = ['dnevnik', 'eljur'] as const;
export const diaryProviderSchema = z.enum(diaryProviders);
export type DiaryProvider = z.infer<typeof diaryProviderSchema>;
/** That of a link that names none. */
export const DEFAULT_DIARY: DiaryProvider = 'dnevnik';

/** Something that a diary calls by an id of its own. */
export const foreignIdSchema = z.string().regex(/^[\w-]{1,64}$/);
/** What a diary gave us to hand back to it unread. */
const opaqueSchema = z.string().min(1).max(2_000).refine(isStorable);

/** With these an account of ours is bound to one of the diary. [DIARY-01] */
export const bindParamsSchema = z.strictObject({
  provider: diaryProviderSchema.default(DEFAULT_DIARY),
  dnevnikRuToken: opaqueSchema,
  dnevnikRuState: opaqueSchema,
});
export type BindParams = z.infer<typeof bindParamsSchema>;

/** Where in the diary a new homework belongs. [DIARY-04] */
export const lessonPlaceSchema = z.strictObject({
  provider: diaryProviderSchema,
  lessonId: foreignIdSchema,
  groupId: foreignIdSchema,
  /** The diary's kind of work: homework, test. */
  workTypeId: foreignIdSchema.optional(),
});
export type LessonPlace = z.infer<typeof lessonPlaceSchema>;

/** How marks come to the diary: as per cent, as a grade from 2 to 5, or not at all. */
export const markModeSchema = z.enum(['grade', 'percent', 'none']);
export type MarkMode = z.infer<typeof markModeSchema>;

export const bindingSchema = z.object({
  provider: diaryProviderSchema,
  /** As the diary calls the person. */
  name: z.string(),
  boundAt: instant,
});
export type Binding = z.infer<typeof bindingSchema>;

/** A lesson in the timetable of a teacher. */
export const lessonSchema = z.object({
  lessonId: foreignIdSchema,
  groupId: foreignIdSchema,
  /** «5А». */
  groupName: z.string(),
  grade: gradeSchema.nullable(),
  /** Ours; null when the diary teaches what we have nothing of. */
  subjectId: subjectIdSchema.nullable(),
  subjectName: z.string(),
  startsAt: instant,
  /** In the order of the day, from 1. */
  number: z.number().int(),
  /** When the group has this subject next, null when that is not known. */
  dueAt: instant.nullable(),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** `sending`: it is tried, for a day. `failed`: it is tried no more until somebody asks. */
export const deliveryStateSchema = z.enum(['sending', 'delivered', 'failed']);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/**
 * How far the mark of a student is on its way to a lesson. `unbound`: the diary does not know the student
 * yet. `by_hand`: the teacher has set or taken back a mark there, which stays so.
 */
export const markStates = ['sending', 'delivered', 'failed', 'unbound', 'by_hand'] as const;
export type MarkState = (typeof markStates)[number];

/** A homework on its way to one lesson of a diary, or there. */
export const deliverySchema = z.object({
  id: z.uuid(),
  provider: diaryProviderSchema,
  lessonId: foreignIdSchema,
  groupName: z.string(),
  /** When the lesson begins; null until the diary has said it. */
  startsAt: instant.nullable(),
  markMode: markModeSchema,
  state: deliveryStateSchema,
  /** Why it was given up, or marks for it were; null when nothing was. */
  cause: failureCauseSchema.nullable(),
  /** Taken back by itself or with its homework: in the diary, or on its way there. */
  isWithdrawn: z.boolean(),
  /** How many marks of those who have finished are how far; a state that none is in is left out. */
  marks: z.partialRecord(z.enum(markStates), z.number().int().positive()),
});
export type Delivery = z.infer<typeof deliverySchema>;
