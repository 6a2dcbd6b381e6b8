import { readEnv } from '@/platform/kernel/env';
import { invoked, newPromotion, refuseClosed, registered, shown } from './ozon-promotion';

const NOON = new Date('2025-04-10T12:00:00Z');
const after = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const drawn = newPromotion(true);
const person = { name: 'Юля Пробная', email: 'yulya@example.ru' };

describe('the Ozon promotion of a student', () => {
  test('[FEAT-02] is shown three times at most, a day apart', () => {
    let now = drawn;
    const counts = [0, 1, 23, 24, 47, 49, 72, 80, 500].map((hours) => {
      now = shown(now, after(hours)) ?? now;
      return now.popUpNumShows;
    });
    expect(counts).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 3]);
    expect(now.popUpShownAt).toBe(after(49).toISOString());
  });

  test('[FEAT-02] is not shown to who was not drawn, nor to who takes part', () => {
    expect(shown(newPromotion(false), NOON)).toBeNull();
    expect(shown({ ...drawn, ...registered(drawn, person, NOON) }, after(30))).toBeNull();
  });

  test.each([
    ['2025-03-31T20:59:59Z', 'promotion_over'],
    ['2025-03-31T21:00:00Z', 'open'],
    ['2025-04-30T21:00:00Z', 'promotion_over'],
  ])('[FEAT-02] is at %s %s', (now, state) => {
    const env = (window: Record<string, string>) =>
      readEnv({ DATABASE_URL: 'postgres://localhost/x', ...window });
    const open = env({
      OZON_PROMOTION_START: '2025-04-01T00:00:00+03:00',
      OZON_PROMOTION_END: '2025-05-01T00:00:00+03:00',
    });
    const asked = () => refuseClosed(open, Date.parse(now));
    if (state === 'open') expect(asked).not.toThrow();
    else expect(asked).toThrow(state);
    // Without a window there is none.
    expect(() => refuseClosed(env({}), Date.parse(now))).toThrow('promotion_over');
  });

  test('[FEAT-02] is taken part in once, as was said first', () => {
    const first = registered(drawn, person, NOON);
    expect(first).toEqual({ ...drawn, ...person, registeredAt: NOON.toISOString() });
    expect(registered(first ?? drawn, { name: 'Другая', email: 'a@b.ru' }, after(1))).toBeNull();
  });

  test('[FEAT-02] its button is pressed after it was shown; the first press counts', () => {
    expect(invoked(drawn, NOON)).toBeNull();
    const once = invoked(shown(drawn, NOON) ?? drawn, after(1));
    expect(once?.popUpInvokedAt).toBe(after(1).toISOString());
    expect(invoked(once ?? drawn, after(2))).toBeNull();
  });
});
