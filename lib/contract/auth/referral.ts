import { z } from 'zod';

/** What a referral link may carry. [ROUTE-26] */
export const REFERRAL_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

export const referralCodeSchema = z.string().regex(REFERRAL_PATTERN);
