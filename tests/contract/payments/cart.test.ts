import { randomUUID } from 'node:crypto';
import { callPayments, fillCart, someUser } from '@/tests/support/payments/call-payments';

const add = (user: string, body: unknown) =>
  callPayments('POST', '/cart/add_position/', { user, body });

describe('who may call', () => {
  test.each([
    ['no token', { token: null, user: randomUUID() }, 401],
    ['a wrong token', { token: 'x'.repeat(64), user: randomUUID() }, 401],
    ['no user', { user: null }, 401],
    ['a user that is no id', { user: '../admin' }, 400],
  ])('[PAY-02] %s is refused', async (_, sent, expected) => {
    const { status } = await callPayments('GET', '/cart/get/', sent);
    expect(status).toBe(expected);
  });

  test('[API-02] a path of the table with another method is 405, any other path 404', async () => {
    const user = someUser();
    expect((await callPayments('PUT', '/cart/get/', { user })).status).toBe(405);
    expect((await callPayments('GET', '/cart/', { user })).status).toBe(404);
  });
});

describe('a cart', () => {
  test('[PAY-01] is made once for its user, and holds what was added at prices of the service', async () => {
    const user = someUser();
    const opened = await Promise.all(
      Array.from({ length: 10 }, () => callPayments('GET', '/cart/get/', { user })),
    );
    const ids = new Set(opened.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect(opened[0]?.body).toMatchObject({ items: [], total: 0, discount: 0, promocode: null });
    const filled = await fillCart(user, [
      { position: 'teacher-1', quantity: 2 },
      { position: 'class-12' },
    ]);
    expect(filled).toMatchObject({
      items: [
        { position: 'class-12', quantity: 1, sum: 590_000 },
        { position: 'teacher-1', quantity: 2, price: 39_000, sum: 78_000 },
      ],
      total: 668_000,
    });
    expect(filled.offered?.map(({ id }) => id)).toContain('school-12');
  });

  test('[PAY-01] the same list sent again changes nothing', async () => {
    const user = someUser();
    const lines = [{ position: 'teacher-1' }, { position: 'teacher-1' }];
    const [first, second] = [await fillCart(user, lines), await fillCart(user, lines)];
    expect(second).toEqual(first);
    expect(second.items).toMatchObject([{ quantity: 2 }]);
  });

  test('[PAY-01] a position is taken out, and the whole is cleaned', async () => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }, { position: 'class-12' }]);
    const path = `/cart/${id}/delete_position/?position=class-12`;
    for (const _ of [1, 2]) {
      const { status, body } = await callPayments('DELETE', path, { user });
      expect([status, body.items?.length]).toEqual([200, 1]);
    }
    await callPayments('POST', `/cart/${id}/apply_promocode/`, {
      user,
      body: { promocode: 'TETRAD10' },
    });
    const { body } = await callPayments('DELETE', `/cart/${id}/clean/`, { user });
    expect(body).toMatchObject({ id, items: [], promocode: null, total: 0 });
  });

  test.each([
    ['negative', { quantity: -1 }, 400],
    ['none', { quantity: 0 }, 400],
    ['fractional', { quantity: 1.5 }, 400],
    ['huge', { quantity: 1e9 }, 400],
    ['beyond numbers', { quantity: '1e400' }, 400],
    ['with a price', { price: 1 }, 400],
    ['with a made-up position', { position: 'school-120' }, 404],
    ['with a position of slashes', { position: '../teacher-1' }, 400],
    ['for a made-up cart', { cart: randomUUID() }, 404],
    ['for a cart of slashes', { cart: 'a/../b' }, 400],
    ['for a prototype', { position: '__proto__' }, 400],
  ])(
    '[PAY-04] a line %s is refused, and nothing of its list is added',
    async (_, wrong, expected) => {
      const user = someUser();
      const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
      const { status } = await add(user, [
        ...('cart' in wrong ? [] : [{ cart: id, position: 'class-12' }]),
        { cart: id, position: 'teacher-12', ...wrong },
      ]);
      expect(status).toBe(expected);
      const { body } = await callPayments('GET', `/cart/get/?cart_id=${id}`, { user });
      expect(body.items?.map(({ position }) => position)).toEqual(['teacher-1']);
    },
  );

  test('a list that is empty, of several carts, or names more than a cart holds is refused', async () => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    const line = { cart: id, position: 'teacher-1' };
    expect((await add(user, [])).status).toBe(400);
    expect((await add(user, [line, { ...line, cart: randomUUID() }])).status).toBe(400);
    expect(
      (
        await add(
          user,
          Array.from({ length: 21 }, () => line),
        )
      ).status,
    ).toBe(400);
    expect((await add(user, { ...line })).status).toBe(400);
  });
});

describe('a cart of somebody else', () => {
  test('[PAY-04] is not found by any call, and stays as it is', async () => {
    const [owner, stranger] = [someUser(), someUser()];
    const before = await fillCart(owner, [{ position: 'teacher-1' }]);
    const { id } = before;
    const calls = [
      ['GET', `/cart/get/?cart_id=${id}`],
      ['POST', '/cart/add_position/', [{ cart: id, position: 'class-12' }]],
      ['DELETE', `/cart/${id}/delete_position/?position=teacher-1`],
      ['DELETE', `/cart/${id}/clean/`],
      ['POST', `/cart/${id}/apply_promocode/`, { promocode: 'TETRAD10' }],
      ['GET', `/cart/${id}/payment_url/`],
    ] as const;
    for (const [method, path, body] of calls) {
      const { status } = await callPayments(method, path, { user: stranger, body });
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    const { body } = await callPayments('GET', '/cart/get/', { user: owner });
    expect(body).toEqual(before);
  });

  test.each([
    ['made up', randomUUID(), 404],
    ['malformed', 'my-cart', 400],
    ['with an escaped slash', 'a%2Fb', 400],
    ['with escaped dots', '..%2f..%2foperator', 400],
    ['with slashes', 'a/b', 404],
  ])('[PAY-04] an id that is %s has its status', async (_, id, expected) => {
    const { status } = await callPayments('DELETE', `/cart/${id}/clean/`, { user: someUser() });
    expect(status).toBe(expected);
  });
});

describe('a promo code', () => {
  const apply = async (user: string, id: string, promocode: unknown) =>
    callPayments('POST', `/cart/${id}/apply_promocode/`, { user, body: { promocode } });

  test('[PAY-01] lowers the price, however it is typed', async () => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1', quantity: 3 }]);
    const { body } = await apply(user, id, ' tetrad10 ');
    expect(body).toMatchObject({ promocode: 'TETRAD10', discount: 11_700, total: 105_300 });
  });

  test.each([
    ['unknown', 'NIKOGDA', 404, 'promocode_not_found'],
    ['expired', 'LETO2020', 409, 'promocode_expired'],
    ['used up', 'PERVYY', 409, 'promocode_used_up'],
    ['empty', ' ', 400, 'invalid_request'],
    ['endless', 'A'.repeat(10_000), 400, 'invalid_request'],
    ['of markup', '<b>10</b>', 400, 'invalid_request'],
    ['a number', 10, 400, 'invalid_request'],
  ])('[PAY-01] that is %s is refused and lowers nothing', async (_, promocode, status, code) => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    const refused = await apply(user, id, promocode);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    const { body } = await callPayments('GET', '/cart/get/', { user });
    expect(body).toMatchObject({ promocode: null, total: 39_000 });
  });
});
