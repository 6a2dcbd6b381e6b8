import { z } from 'zod';
import { trackingKeys } from '@/lib/contract/tracking/tracking-keys';
import { visitLimits } from '@/lib/contract/lead/lead-rules';

/** Neither control and format characters nor halves of a letter, also none that the cut leaves. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Cut to its limit; what is no text is left out. */
const text = (max: number) =>
  z
    .string()
    .overwrite((value) => value.slice(0, max).replace(hidden, ''))
    .max(max);

const utmMark = z.object({ utmKey: z.enum(trackingKeys), utmValue: text(visitLimits.utmValue) });

/**
 * How the sender of an application form came, and with what browser. No application is lost for what
 * is wrong with it: that is cut or left out. [TRK-03]
 */
export const leadVisitSchema = z.object({
  /** The marks of advertising that the browser kept last. [TRK-01] */
  utmMarks: z.array(utmMark).max(trackingKeys.length).optional().catch(undefined),
  /** The foreign page of the visit. */
  reffererUrl: text(visitLimits.reffererUrl).optional().catch(undefined),
  /** The landing that the address of the form names; `application` when it names none. */
  landingName: text(visitLimits.landingName).optional().catch(undefined),
  /** With the size of the window where scripts run. */
  userAgent: text(visitLimits.userAgent).optional().catch(undefined),
});
export type LeadVisit = z.infer<typeof leadVisitSchema>;
