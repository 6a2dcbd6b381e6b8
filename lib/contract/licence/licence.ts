import { z } from 'zod';
import { giftCodeSchema, licenceKindSchema } from '@/lib/contract/payment/payment';
import { instant } from '@/lib/contract/values/instant';
import { limitsSchema, planSchema } from './limits';

export const licenceSchema = z.object({
  licence: licenceKindSchema,
  from: instant,
  /** Until when it serves; of a refunded one the moment of the refund. */
  until: instant,
});

/** What somebody may do, and by which licences. */
export const licencesSchema = z.object({
  plan: planSchema,
  limits: limitsSchema,
  /** The own ones and those of the class and the school, the last to end first. */
  licences: z.array(licenceSchema),
});
export type Licences = z.infer<typeof licencesSchema>;

export const activateGiftSchema = z.strictObject({ code: giftCodeSchema });
