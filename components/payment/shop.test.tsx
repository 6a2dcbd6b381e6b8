/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callPayment } from '@/lib/api/call-payment';
import type { Cart, Position } from '@/lib/contract/payment/payment';
import { Shop } from './shop';

jest.mock('@/lib/api/call-payment');
const called = jest.mocked(callPayment);

const cartId = '00000000-0000-4000-8000-00000000000a';
const position: Position = {
  ...{ id: 'teacher-1', title: 'Премиум на месяц', licence: 'teacher', months: 1, price: 39_000 },
};
const empty: Cart = {
  ...{ id: cartId, items: [], promocode: null, discount: 0, total: 0 },
  offered: [position, { ...position, id: 'teacher-12', title: 'Премиум на год', months: 12 }],
};
const item = { position: position.id, title: position.title, price: 39_000 };
const filled: Cart = { ...empty, items: [{ ...item, quantity: 1, sum: 39_000 }], total: 39_000 };

const done = <Value,>(value: Value) => ({ ok: true, value }) as never;
const unavailable = {
  ok: false,
  error: { code: 'unavailable', status: 503, requestId: 'r' },
} as const;

function open(cart: Cart): void {
  const banner = { title: 'Год выгоднее', text: 'До десяти попыток', position: 'teacher-12' };
  render(
    <Shop
      shop={{ cart, banner }}
      school={null}
      offerHref="/offer"
      renderedAt={new Date().toISOString()}
      above={null}
      below={null}
    />,
  );
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const cartRegion = () => screen.getByRole('region', { name: 'Корзина' });

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  called.mockReset().mockResolvedValue(done(filled));
});

test.each([
  ['«Купить сразу»', /^Купить сразу: Премиум на месяц$/, 'teacher-1'],
  ['the button of the banner', 'Купить', 'teacher-12'],
])('[PAY-01] %s asks where that is paid, whatever is in the cart', async (_, name, id) => {
  called.mockReturnValue(new Promise(() => undefined));
  open(empty);
  const pressed = button(name);
  await userEvent.click(pressed);
  expect(called.mock.calls).toEqual([['getFastBuyUrl', { query: { position: id } }]]);
  expect(pressed).toHaveAttribute('aria-busy', 'true');
  // Nothing else is begun meanwhile.
  expect(button('В корзину: Премиум на год')).toBeDisabled();
});

test('[PAY-01] what is put in, taken out and cleaned is in the cart as the service answers', async () => {
  open(empty);
  await press('В корзину: Премиум на месяц');
  const line = { cart: cartId, position: 'teacher-1', quantity: 1 };
  expect(called).toHaveBeenLastCalledWith('addPositions', { body: [line] });
  expect(within(cartRegion()).getByText('Премиум на месяц')).toBeVisible();
  called.mockResolvedValueOnce(done(empty));
  await press('Убрать: Премиум на месяц');
  const params = { cartId };
  const query = { position: 'teacher-1' };
  expect(called).toHaveBeenLastCalledWith('deletePosition', { params, query });
  expect(within(cartRegion()).getByText(/Пока пусто/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Корзина' })).toHaveFocus();
  await press('В корзину: Премиум на месяц');
  called.mockResolvedValueOnce(done(empty));
  await press('Очистить');
  expect(called).toHaveBeenLastCalledWith('cleanCart', { params });
  expect(within(cartRegion()).getByText(/Пока пусто/)).toBeVisible();
});

test.each([
  ['getFastBuyUrl', 'Купить сразу: Премиум на месяц', filled],
  ['getFastBuyUrl', 'Купить', filled],
  ['addPositions', 'В корзину: Премиум на год', filled],
  ['deletePosition', 'Убрать: Премиум на месяц', filled],
  ['cleanCart', 'Очистить', filled],
  ['getPaymentUrl', /^Оплатить/, filled],
] as const)(
  '[PAY-03] when %s fails (%s) that is said in Russian, and pressed again it works',
  async (call, name, cart) => {
    called.mockResolvedValueOnce(unavailable);
    open(cart);
    await press(name);
    expect(screen.getByText(/^Нет\sсвязи с\sсервером/)).toBeVisible();
    called.mockReturnValueOnce(new Promise(() => undefined));
    await press(name);
    expect(called.mock.calls.map(([asked]) => asked)).toEqual([call, call]);
    expect(screen.queryByText('Не получилось')).toBeNull();
  },
);

test('[PAY-01] [PAY-04] a cart that was paid in another tab is replaced by the open one', async () => {
  const conflict = { code: 'conflict', status: 409, requestId: 'r' } as const;
  called.mockResolvedValueOnce({ ok: false, error: conflict });
  called.mockResolvedValueOnce(done(empty));
  open(filled);
  await press('Больше');
  expect(called).toHaveBeenLastCalledWith('getCart', {});
  expect(within(cartRegion()).getByText(/Пока пусто/)).toBeVisible();
});
