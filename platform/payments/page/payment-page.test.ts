import { HtmlValidate } from 'html-validate';
import { priceOf } from '@/platform/payments/catalogue/price';
import type { OrderRow } from '@/platform/payments/order/to-order';
import { messagePage, payPage, problemPage } from './payment-page';

const SHOP = 'https://edu.example.ru/profile/payment';
const priced = priceOf([{ position: 'teacher-1', quantity: 3 }], 10);
const row = { id: 'x', ...priced } as OrderRow;
const ATTACK = '"><script>alert(1)</script>';

/** The text of a page, without tags. */
const textOf = (page: unknown) =>
  String(page)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');

test('[PAY-01] the payment page shows full prices, what is taken off and what is left', async () => {
  const text = textOf(await payPage(row, SHOP, { email: '' }));
  expect(text).toContain('Премиум для учителя на месяц × 3 1 170,00 ₽');
  expect(text).toContain('Скидка −117,00 ₽');
  expect(text).toContain('Итого 1 053,00 ₽');
  expect(text).toContain('оферты в редакции от 1 августа 2021');
});

test.each([
  ['of payment', () => payPage(row, SHOP, { email: ATTACK, wrongEmail: 'x', problem: 'y' })],
  ['of a paid order', () => messagePage(row, 'paid', SHOP)],
  ['of a refunded order', () => messagePage(row, 'refunded', SHOP)],
  ['of a replaced order', () => messagePage(row, 'cancelled', SHOP)],
  ['of no order', () => problemPage(true, SHOP)],
  ['of a failure', () => problemPage(false, SHOP)],
])(
  '[PAY-01] the page %s is sound HTML without scripts, and leads back to the shop',
  async (_, make) => {
    const page = String(await make());
    expect(page).not.toContain('<script');
    expect(page).toContain(`href="${SHOP}"`);
    const report = await new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'no-inline-style': 'off', 'no-trailing-whitespace': 'off', 'void-style': 'off' },
    }).validateString(page);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    ).toEqual([]);
  },
);
