import { z } from 'zod';
import { MAX_QUANTITY } from './max-quantity';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';
import { instant } from '@/lib/contract/values/instant';

const kopecks = z.number().int().min(0);
const quantity = z.number().int().min(1).max(MAX_QUANTITY);
export const positionIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const cartIdSchema = z.uuid();
export const promocodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[\p{L}\d_-]{1,40}$/u);
export const emailSchema = z.email().max(254);

/** What opens a gift; its buyer passes it on, and it is typed by hand. */
export const giftCodeSchema = z.string().trim().toLowerCase().regex(pronounceableCode(12));

/** Whom a licence serves: a teacher, a class, a whole school. */
export const licenceKindSchema = z.enum(['teacher', 'class', 'school']);
export type LicenceKind = z.infer<typeof licenceKindSchema>;

/** What is sold; the price is that of the payment service, whatever a request says. */
export const positionSchema = z.object({
  id: positionIdSchema,
  title: z.string(),
  licence: licenceKindSchema,
  months: z.number().int().min(1),
  price: kopecks,
});
export type Position = z.infer<typeof positionSchema>;

const itemSchema = z.object({
  position: positionIdSchema,
  title: z.string(),
  quantity,
  /** Of one, before the discount. */
  price: kopecks,
  /** Of all of them, after the discount. */
  sum: kopecks,
});

export const cartSchema = z.object({
  id: cartIdSchema,
  items: z.array(itemSchema),
  /** The promo code that lowers the price now; null when none does. */
  promocode: z.string().nullable(),
  discount: kopecks,
  total: kopecks,
  /** All that can be added. */
  offered: z.array(positionSchema),
});
export type Cart = z.infer<typeof cartSchema>;

export const orderStateSchema = z.enum(['pending', 'failed', 'paid', 'refunded', 'cancelled']);
export type OrderState = z.infer<typeof orderStateSchema>;

export const orderSchema = z.object({
  id: z.uuid(),
  state: orderStateSchema,
  items: z.array(itemSchema),
  promocode: z.string().nullable(),
  discount: kopecks,
  total: kopecks,
  giftEmail: z.string().nullable(),
  /** What opens a gift that is paid, for its buyer to pass on. */
  giftCode: z.string().nullable().default(null),
  createdAt: instant,
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
});
export type Order = z.infer<typeof orderSchema>;

/** What the payment service wants to be seen beside the cart. */
export const bannerSchema = z.object({
  title: z.string(),
  text: z.string(),
  position: positionIdSchema,
});
