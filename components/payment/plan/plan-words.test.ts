import { limits, type Limits } from '@/lib/contract/licence/limits';
import { planRows } from './plan-rows';
import { periodOf, planText, premiumClasses, servedBy, type Licence } from './plan-words';

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
const of5A: Licence = { ...licence, licence: 'class', classNumber: 5, classLetter: 'А' };
const plain = (text: string) => text.replace(/\u00A0/g, ' ');

test.each<[Partial<Licence>, string]>([
  [{}, 'действует до 1 декабря'],
  [{ from: '2026-12-01T12:00:00Z', until: '2027-01-01T12:00:00Z' }, 'с 1 декабря до 1 января 2027'],
  [{ from: '2026-11-23T12:00:05Z' }, 'действует до 1 декабря'],
  [{ until: '2026-11-20T12:00:00Z' }, 'закончилась 20 ноября'],
  [{ until: '2026-11-01T12:00:00Z' }, 'возвращена'],
  [{ from: '2027-11-01T12:00:00Z', until: '2027-11-01T12:00:00Z' }, 'возвращена'],
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
  ['free', [of5A], 'Премиум — для 5А, для остальных бесплатная версия'],
])('[FEAT-02] [HW-08] the plan %s with %j is «%s»', (plan, licences, text) => {
  expect(plain(planText({ plan, licences }, ZONE, NOW))).toBe(text);
});

test('[HW-08] classes have premium while a licence of theirs runs, each named once', () => {
  const licences = [
    { ...of5A, classNumber: 11, classLetter: '' },
    of5A,
    { ...of5A, line: 1 },
    { ...of5A, classNumber: 6, until: '2026-11-22T12:00:00Z' },
    { ...of5A, classNumber: null, from: null, until: null },
    { ...of5A, classNumber: 7, from: '2027-11-01T12:00:00Z', until: '2027-11-01T12:00:00Z' },
    licence,
  ];
  expect(premiumClasses({ plan: 'free', licences }, NOW)).toEqual(['5А', '11']);
  expect(premiumClasses({ plan: 'premium', licences }, NOW)).toEqual([]);
});

/** Where the page shows each limit, in which words. */
const rowsOfLimits: { [Limit in keyof Limits]: [string, (limit: Limits[Limit]) => unknown] } = {
  attempts: ['Попыток', String],
  variants: ['Варианты', (has) => has],
  taskStatistics: ['Статистика', (has) => has],
  regrade: ['Пересчёт', (has) => has],
  photosKeptFor: ['Фотографии', (term) => (term === 'month' ? 'месяц' : 'учебный год')],
};

test('[HW-08] the page shows every limit of the table, and that explanations are for everybody', () => {
  const shown = planRows.map(({ title, free, premium }) => [
    /^[а-яё]+/i.exec(title)?.[0],
    free,
    premium,
  ]);
  const wordOf = <Limit extends keyof Limits>(limit: Limit) => {
    const [first, say] = rowsOfLimits[limit];
    return [first, say(limits.free[limit]), say(limits.premium[limit])];
  };
  const said = (Object.keys(limits.free) as (keyof Limits)[]).map((limit) => wordOf(limit));
  const all = [...said, ['Объяснения', true, true]];
  expect(new Map(shown.map((row) => [row[0], row]))).toEqual(
    new Map(all.map((row) => [row[0], row])),
  );
  expect(shown).toHaveLength(all.length);
});
