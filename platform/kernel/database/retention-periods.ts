import { z } from 'zod';
import { variable } from '@/lib/contract/environment/variable';

/** 402-ФЗ keeps what was bought for five years, and no variable makes it less. */
const FIVE_YEARS = 1_827;

const days = (standard: number, note: string, least = 1) =>
  variable(z.coerce.number().int().min(least).max(36_500).default(standard), 'rules', { note });

/** For how many days what is kept; docs/personal-data.md names them table by table. [TRUST-10] */
export const retentionPeriods = {
  AUDIT_DAYS: days(
    1_095,
    'For how many days it is kept who has changed roles, names, marks and policies.',
  ),
  EVENT_DAYS: days(365, 'For how many days it is kept what people did in the product.'),
  UTM_DAYS: days(365, 'For how many days it is kept by which advertisement somebody came.'),
  LEAD_DAYS: days(365, 'For how many days applications are kept.'),
  FEEDBACK_DAYS: days(1_095, 'For how many days it is kept what people wrote to us.'),
  REQUEST_DAYS: days(
    30,
    'For how many days the fingerprint of a request is kept, by which it is known when it is sent again.',
  ),
  UNFINISHED_STUDENT_DAYS: days(
    180,
    'After so many days without a trace of them, students without an account go who have finished nothing.',
  ),
  ORPHAN_FILE_DAYS: days(3, 'After so many days uploaded files go that are in no answer.'),
  UNPAID_ORDER_DAYS: days(30, 'For how many days an order is kept that nobody has paid.'),
  CART_DAYS: days(365, 'For how many days a cart is kept that nobody touches.'),
  DELIVERED_DAYS: days(
    90,
    'For how many days it is kept that a notification of a payment or of a diary was delivered.',
  ),
  PURCHASE_DAYS: days(
    FIVE_YEARS,
    'For how many days it is kept what was bought; the law wants five years at least.',
    FIVE_YEARS,
  ),
};

export type Period = keyof typeof retentionPeriods;
