import { z } from 'zod';
import { MAX_LINES } from '@/lib/contract/payment/notification';
import { giftCodeSchema, licenceKindSchema } from '@/lib/contract/payment/payment';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import { className } from '@/lib/contract/user/user';
import { instant } from '@/lib/contract/values/instant';
import { numericSchema } from '@/lib/contract/values/numeric';
import { limitsSchema, planSchema } from './limits';

/** Names a licence: a line of the order in which it was bought. */
export const licenceParams = z.strictObject({
  orderId: z.uuid(),
  line: numericSchema.pipe(
    z
      .number()
      .int()
      .min(0)
      .max(MAX_LINES - 1),
  ),
});

export const licenceSchema = z.object({
  /** Null for that of somebody else, which serves the user as well. */
  orderId: z.uuid().nullable(),
  line: z.number().int(),
  licence: licenceKindSchema,
  /** Of that of a class: which one, null until its holder has named it. */
  classNumber: gradeSchema.nullable(),
  classLetter: z.string(),
  /** Both are null for that of a class that is not named yet: it begins with its name. */
  from: instant.nullable(),
  /** Until when it serves; of a refunded one the moment of the refund. */
  until: instant.nullable(),
});

/** What somebody may do, and by which licences. */
export const licencesSchema = z.object({
  plan: planSchema,
  limits: limitsSchema,
  /** Whom the licence of a school would serve; null when the user has none, or it is not known. */
  school: z.string().nullable().default(null),
  /** The own ones and those of the class and the school, the last to end first. */
  licences: z.array(licenceSchema),
});
export type Licences = z.infer<typeof licencesSchema>;

export const nameClassSchema = z.strictObject({ className });

export const activateGiftSchema = z.strictObject({ code: giftCodeSchema });
