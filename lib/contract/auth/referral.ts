import { z } from 'zod';

/** The parameter of a referral link, and the cookie that keeps it. [ROUTE-26] */
export const REFERRAL_NAME = 'ref';

/** What a referral link may carry. [ROUTE-26] */
export const REFERRAL_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

export const referralCodeSchema = z.string().regex(REFERRAL_PATTERN);
