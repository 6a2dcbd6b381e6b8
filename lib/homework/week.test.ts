import { worstState } from './delivery-state';
import { weekOf } from './week';

test.each([
  [new Date(2026, 10, 23), 0, '2026-11-23', '2026-11-29'],
  [new Date(2026, 10, 29, 23, 59), 0, '2026-11-23', '2026-11-29'],
  [new Date(2026, 10, 25), 1, '2026-11-30', '2026-12-06'],
  [new Date(2027, 0, 1), -1, '2026-12-21', '2026-12-27'],
])('[DIARY-05] the week of %s, %i weeks later, is from %s to %s', (day, later, from, to) => {
  expect(weekOf(day, later)).toEqual({ from, to });
});

test('[DIARY-05] the worst of the deliveries is what is told, also of what could not be taken back', () => {
  const of = (state: 'sending' | 'delivered' | 'failed', isWithdrawn = false) => ({
    state,
    isWithdrawn,
  });
  expect(worstState([])).toBeNull();
  expect(worstState([of('delivered'), of('sending')])).toBe('sending');
  expect(worstState([of('sending'), of('failed'), of('delivered')])).toBe('failed');
  expect(worstState([of('sending'), of('delivered', true)])).toBe('sending');
  expect(worstState([of('delivered', true)])).toBeNull();
  expect(worstState([of('delivered'), of('failed', true)])).toBe('failed');
});
