import type { Licences } from '@/lib/contract/licence/licence';
import type { Order } from '@/lib/contract/payment/payment';
import { grantOf } from './grant-of';

const NOW = new Date('2026-11-23T12:00:00Z');
const order: Order = {
  ...{ id: '00000000-0000-4000-8000-000000000001', state: 'paid', items: [], promocode: null },
  ...{ discount: 0, total: 1, giftEmail: null, giftCode: null, refundedAt: null },
  ...{ createdAt: '2026-11-23T11:58:00Z', paidAt: '2026-11-23T11:59:00Z' },
};
const licence: Licences['licences'][number] = {
  ...{ orderId: order.id, line: 0, licence: 'teacher', classNumber: null, classLetter: '' },
  ...{ from: '2026-11-01T12:00:00Z', until: '2026-12-01T12:00:00Z' },
};

test.each<[string, Order | null, (typeof licence)[], ReturnType<typeof grantOf>]>([
  ['paid just now', order, [], 'awaited'],
  ['whose licence is there', order, [licence], 'granted'],
  ['beside the licence of another', order, [{ ...licence, orderId: null }], 'awaited'],
  ['that is a gift', { ...order, giftEmail: 'a@example.ru' }, [], null],
  ['paid long ago', { ...order, paidAt: '2026-11-23T11:00:00Z' }, [], 'overdue'],
  ['paid long ago and served', { ...order, paidAt: '2026-11-23T11:00:00Z' }, [licence], 'granted'],
  ['not paid', { ...order, state: 'pending', paidAt: null }, [], null],
  ['that is none', null, [], null],
])('[PAY-06] the grant of an order %s', (_, given, licences, expected) => {
  expect(grantOf(given, licences, NOW)).toBe(expected);
});
