import type { PricedItem } from '@/platform/payments/catalogue/price';

/** What the law wants of a receipt (54-ФЗ); sums in kopecks. */
export type Receipt = {
  email: string;
  items: {
    name: string;
    quantity: number;
    price: number;
    amount: number;
    /** Licences to software of the register bear no VAT. */
    vat: 'none';
    paymentSubject: 'service';
    paymentMethod: 'full_payment';
  }[];
  total: number;
  paidAt: string;
};

/** The receipt of an order that was just paid. */
export function receiptOf(
  order: { items: readonly PricedItem[]; total: number },
  email: string,
  paidAt: Date,
): Receipt {
  return {
    email,
    items: order.items.map(({ title, quantity, discounted, sum }) => ({
      name: title,
      quantity,
      price: discounted,
      amount: sum,
      vat: 'none',
      paymentSubject: 'service',
      paymentMethod: 'full_payment',
    })),
    total: order.total,
    paidAt: paidAt.toISOString(),
  };
}
