import { z } from 'zod';
import { instant } from '@/lib/contract/values/instant';
import { giftCodeSchema, licenceKindSchema } from './payment';

/** Where the main API takes notifications; outside of the endpoint table, since it is signed, not called. */
export const NOTIFICATION_PATH = '/api/v1/payment/notification';

/** `t={seconds},v1={HMAC-SHA256 of "{seconds}.{body}" in hex}` */
export const SIGNATURE_HEADER = 'X-Payment-Signature';

/** The most licences that an order has. */
export const MAX_LINES = 50;

/** What the payment service tells the main API of an order. [PAY-06] */
export const notificationSchema = z.strictObject({
  event: z.enum(['paid', 'refunded']),
  orderId: z.uuid(),
  /** Who paid. */
  userId: z.uuid(),
  /** When it happened, which may be long ago. */
  occurredAt: instant,
  licences: z
    .array(
      z.strictObject({ licence: licenceKindSchema, months: z.number().int().min(1).max(1_000) }),
    )
    .min(1)
    .max(MAX_LINES),
  /** For a gift: what opens it, and null for what the payer gets. */
  giftCode: giftCodeSchema.nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;
