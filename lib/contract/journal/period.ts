import { z } from 'zod';
import { instant } from '@/lib/contract/values/instant';

/** A school year, and some days for who looks across its edge. */
const MAX_DAYS = 400;

type Given = { from?: string | undefined; until?: string | undefined };

/** How long a period is in days; NaN when one of its ends is missing. */
const lengthOf = ({ from = '', until = '' }: Given) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000;

const isShort = (given: Given) => lengthOf(given) > 0 && lengthOf(given) <= MAX_DAYS;

/** Whose homework was created from the first moment on and before the second one. */
export const periodSchema = z
  .strictObject({ from: instant, until: instant })
  .refine(isShort, 'Not a year at most');

/** A period, or none: then it is the year before this moment. A journal is never read whole. [HW-06] */
export const anyPeriodSchema = z
  .strictObject({ from: instant.optional(), until: instant.optional() })
  .refine(
    (given) => (given.from === undefined && given.until === undefined) || isShort(given),
    'Not a year at most',
  );
