import { limits } from '@/lib/contract/licence/limits';
import { isAwaited } from '@/components/payment/is-awaited';
import type { Order } from '@/lib/contract/payment/payment';
import { planRows } from './plan-rows';
import { periodOf, planText, servedBy, type Licence } from './plan-words';

const NOW = new Date('2026-11-23T12:00:00Z');
const ZONE = 'Europe/Moscow';
const licence: Licence = {
  orderId: '00000000-0000-4000-8000-000000000001',
  line: 0,
  licence: 'teacher',
  classNumber: null,
  classLetter: '',
  from: '2026-11-01T12:00:00Z',
  until: '2026-12-01T12:00:00Z',
};
const plain = (text: string) => text.replace(/\u00A0/g, ' ');

test.each<[Partial<Licence>, string]>([
  [{}, 'действует до 1 декабря'],
  [{ from: '2026-12-01T12:00:00Z', until: '2027-01-01T12:00:00Z' }, 'с 1 декабря до 1 января 2027'],
  [{ from: '2026-11-23T12:00:05Z' }, 'действует до 1 декабря'],
  [{ until: '2026-11-20T12:00:00Z' }, 'закончилась 20 ноября'],
  [{ until: '2026-11-01T12:00:00Z' }, 'возвращена'],
  [{ from: null, until: null }, 'начнётся, когда вы назовёте класс: потом его не изменить'],
])('[PAY-01] of the licence %j is said «%s»', (changed, text) => {
  expect(plain(periodOf({ ...licence, ...changed }, ZONE, NOW))).toBe(text);
});

test('[PAY-01] the licence of a class says which', () => {
  const ofClass = { ...licence, licence: 'class' as const };
  expect(servedBy(ofClass)).toBe('Для класса');
  expect(servedBy({ ...ofClass, classNumber: 5, classLetter: 'А' })).toBe('Для класса 5А');
});

test.each<['free' | 'premium', Licence[], string]>([
  ['free', [], 'Сейчас у вас бесплатная версия'],
  ['premium', [licence], 'Премиум действует до 1 декабря'],
  ['premium', [], 'Премиум у вас уже есть'],
])('[FEAT-02] [HW-08] the plan %s with %j is «%s»', (plan, licences, text) => {
  expect(plain(planText({ plan, licences, limits: limits[plan] }, ZONE, NOW))).toBe(text);
});

test('[HW-08] the page shows the limits of the table', () => {
  const [attempts] = planRows;
  expect([attempts?.free, attempts?.premium]).toEqual([
    String(limits.free.attempts),
    String(limits.premium.attempts),
  ]);
  expect(planRows.find(({ title }) => title.startsWith('Объяснения'))).toMatchObject({
    free: true,
    premium: true,
  });
});

test.each<[string, Partial<Order> | null, Licence[], boolean]>([
  ['paid just now', {}, [], true],
  ['whose licence is there', {}, [licence], false],
  ['that is a gift', { giftEmail: 'a@example.ru' }, [], false],
  ['paid long ago', { paidAt: '2026-11-23T11:00:00Z' }, [], false],
  ['not paid', { state: 'pending', paidAt: null }, [], false],
  ['that is none', null, [], false],
])('[PAY-06] of an order %s a licence is awaited: %j %j %s', (_, changed, licences, expected) => {
  const order: Order | null = changed && {
    ...{ id: licence.orderId, state: 'paid', items: [], promocode: null, discount: 0, total: 1 },
    ...{ giftEmail: null, createdAt: '2026-11-23T11:58:00Z', refundedAt: null },
    paidAt: '2026-11-23T11:59:00Z',
    ...changed,
  };
  expect(isAwaited(order, licences, NOW)).toBe(expected);
});
