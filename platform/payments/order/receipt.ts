import type { PricedItem } from '@/platform/payments/catalogue/price';
import { seller, type Seller } from './seller';

/**
 * What the law wants of a receipt (54-ФЗ), each with its tag of the format of fiscal documents; sums in
 * kopecks.
 */
export type Receipt = {
  /** 1054, признак расчёта: приход. */
  operation: 'income';
  seller: Seller;
  /** 1187, место расчётов: the address of the shop. */
  settlementPlace: string;
  /** 1008, the payer's contact, to which the receipt goes. */
  email: string;
  items: {
    /** 1030, 1023, 1079, 1043. */
    name: string;
    quantity: number;
    price: number;
    amount: number;
    /** 1199, ставка НДС: licences to software of the register bear none. */
    vat: 'none';
    /** 1212, признак предмета расчёта: the use of a work, which a licence gives. */
    paymentSubject: 'intellectual_activity';
    /** 1214, признак способа расчёта: all of it, and at once. */
    paymentMethod: 'full_payment';
  }[];
  /** 1081, paid without cash; 1020 is the same sum. */
  settlementForm: 'electronic';
  total: number;
  /** 1012. */
  paidAt: string;
};

/** The receipt of an order that was just paid. */
export function receiptOf(
  order: { items: readonly PricedItem[]; total: number },
  { email, paidAt, shop }: { email: string; paidAt: Date; shop: string },
): Receipt {
  return {
    operation: 'income',
    seller,
    settlementPlace: shop,
    email,
    items: order.items.map(({ title, quantity, discounted, sum }) => ({
      name: title,
      quantity,
      price: discounted,
      amount: sum,
      vat: 'none',
      paymentSubject: 'intellectual_activity',
      paymentMethod: 'full_payment',
    })),
    settlementForm: 'electronic',
    total: order.total,
    paidAt: paidAt.toISOString(),
  };
}
