import type pg from 'pg';
import {
  beginOrder,
  callPayments,
  fillCart,
  paymentsOrigin,
  someUser,
  submitPayment,
} from '@/tests/support/payments/call-payments';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const lastOrder = async (user: string) =>
  (await callPayments('GET', '/payment_history/last_order/', { user })).body.order;
const payUrl = (user: string, id: string, query = '') =>
  callPayments('GET', `/cart/${id}/payment_url/${query}`, { user });
const textOf = async (url: string) => (await fetch(url)).text();

describe('where one pays', () => {
  test('[PAY-01] the same cart has one order, however often it is asked for', async () => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => payUrl(user, id)));
    const urls = new Set(replies.map(({ body }) => body.url));
    expect([...urls]).toEqual([expect.stringMatching(`^${paymentsOrigin()}/pay/[0-9a-f-]{36}$`)]);
    expect(await lastOrder(user)).toMatchObject({ state: 'pending', total: 39_000 });
  });

  test('[PAY-01] a changed cart has another order, and the old one cannot be paid', async () => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    const old = (await payUrl(user, id)).body.url ?? '';
    await fillCart(user, [{ position: 'class-12' }]);
    const { body } = await payUrl(user, id);
    expect(body.url).not.toBe(old);
    expect((await submitPayment(old)).status).toBe(200);
    expect(await textOf(old)).toContain('Этот заказ больше не оплатить');
    expect(await lastOrder(user)).toMatchObject({ state: 'pending', total: 629_000 });
  });

  test.each([
    ['an empty cart', '', 409],
    ['a gift to nobody', '?as_gift=true', 400],
    ['a gift to no address', '?as_gift=true&email=anna', 400],
    ['half a gift', '?as_gift=yes&email=a@example.ru', 400],
    ['a price', '?total=1', 400],
  ])('[PAY-01] %s is refused', async (what, query, expected) => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    if (what === 'an empty cart') await callPayments('DELETE', `/cart/${id}/clean/`, { user });
    expect((await payUrl(user, id, query)).status).toBe(expected);
  });

  test('[PAY-01] a gift is another order than the same for oneself', async () => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    const own = await payUrl(user, id);
    const gift = await payUrl(user, id, '?as_gift=true&email=friend@example.ru');
    expect(gift.body.url).not.toBe(own.body.url);
    const unpaid = { giftEmail: 'friend@example.ru', giftCode: null };
    expect(await lastOrder(user)).toMatchObject(unpaid);
    await submitPayment(gift.body.url ?? '');
    const giftCode = expect.stringMatching(/^[a-z]{24}$/) as string;
    expect(await lastOrder(user)).toMatchObject({ state: 'paid', giftCode });
  });

  test('[PAY-01] positions are bought at once, whatever is in the cart', async () => {
    const user = someUser();
    await fillCart(user, [{ position: 'school-12' }]);
    const path = '/cart/fast_buy_payment_url/?position=teacher-1&position=teacher-1';
    expect((await callPayments('GET', path, { user })).status).toBe(200);
    expect(await lastOrder(user)).toMatchObject({ items: [{ quantity: 2 }], total: 78_000 });
  });

  test.each([
    ['none', '', 400],
    ['a made-up one', '?position=teacher-99', 404],
    ['one with slashes', '?position=a%2Fb', 400],
    ['too many', `?${'position=teacher-1&'.repeat(21)}`, 400],
  ])('[PAY-01] of positions to buy at once %s is refused', async (_, query, expected) => {
    const path = `/cart/fast_buy_payment_url/${query}`;
    expect((await callPayments('GET', path, { user: someUser() })).status).toBe(expected);
  });

  test('[PAY-01] there is a banner, and no last order of who has bought nothing', async () => {
    const { status, body } = await callPayments('GET', '/advertising/banner/', { user: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ banner: { position: 'teacher-12' } });
    expect(await lastOrder(someUser())).toBeNull();
  });
});

describe('the last order', () => {
  test('[PAY-01] is the one that was just paid, though another was begun since', async () => {
    const user = someUser();
    const paid = await beginOrder(user);
    await submitPayment(paid.url);
    const begun = await beginOrder(user, 'teacher-1');
    expect(await lastOrder(user)).toMatchObject({ id: paid.id, state: 'paid' });
    const later = await beginOrder(user, 'class-12');
    await submitPayment(later.url);
    expect(await lastOrder(user)).toMatchObject({ id: later.id, state: 'paid' });
    await database.query(
      `update payments."order" set paid_at = now() - interval '11 minutes',
         created_at = now() - interval '12 minutes' where id = any($1)`,
      [[paid.id, later.id]],
    );
    expect(await lastOrder(user)).toMatchObject({ id: begun.id, state: 'pending' });
  });
});

describe('the payment page', () => {
  test('[PAY-01] shows what is paid, without scripts, and may be framed by nobody', async () => {
    const { url } = await beginOrder(someUser());
    const response = await fetch(url);
    const page = await response.text();
    expect(page).toMatch(/Премиум для учителя на год[\s\S]*2\s990,00\s₽/);
    expect(page).not.toMatch(/<script/i);
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(page).toMatch(/href="http[^"]+\/profile\/payment">Вернуться в магазин без оплаты/);
  });

  test('[PAY-01] pressed ten times, one payment is made; receipt and offer are kept with it', async () => {
    const user = someUser();
    const { url, id } = await beginOrder(user);
    const pressed = await Promise.all(Array.from({ length: 10 }, () => submitPayment(url)));
    // Who comes after the payment is shown that it is made.
    for (const { status } of pressed) expect([200, 303]).toContain(status);
    expect(await textOf(url)).toContain('Заказ оплачен');
    const { rows } = await database.query(
      `select o.state, o.receipt, o.offer_version, o.offer_accepted_at = o.paid_at as accepted, count(n.*)::int as told
       from payments."order" o join payments.notification n on n.order_id = o.id where o.id = $1 group by o.id`,
      [id],
    );
    expect(rows).toEqual([
      {
        ...{ state: 'paid', offer_version: '2021-08-01', accepted: true, told: 1 },
        receipt: {
          operation: 'income',
          seller: {
            ...{ name: 'Издательство «Пример»', inn: '7700000009' },
            taxationSystem: 'usn_income',
          },
          settlementPlace: expect.stringMatching(/^http:\/\/localhost:\d+$/),
          email: 'payer@example.ru',
          items: [
            {
              ...{ name: 'Премиум для учителя на год', quantity: 1, price: 299_000 },
              ...{ amount: 299_000, vat: 'none' },
              ...{ paymentSubject: 'intellectual_activity', paymentMethod: 'full_payment' },
            },
          ],
          settlementForm: 'electronic',
          total: 299_000,
          paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      },
    ]);
  });

  test('[PAY-01] a failed payment can be tried again', async () => {
    const user = someUser();
    const { url } = await beginOrder(user);
    const failed = await submitPayment(url, { action: 'fail', email: '' });
    expect(failed.status).toBe(402);
    expect(await failed.text()).toContain('Банк отказал');
    expect((await lastOrder(user))?.state).toBe('failed');
    await submitPayment(url);
    expect((await lastOrder(user))?.state).toBe('paid');
  });

  test.each([
    ['no address', { email: '' }, 'Укажите почту'],
    ['no accepted offer', { offer: '' }, 'примите условия оферты'],
    ['another offer', { offer: '2020-01-01' }, 'примите условия оферты'],
  ])('[PAY-01] with %s nothing is paid', async (_, fields, text) => {
    const user = someUser();
    const { url } = await beginOrder(user);
    const refused = await submitPayment(url, fields);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(text);
    expect((await lastOrder(user))?.state).toBe('pending');
  });

  test('[PAY-01] markup in what was typed is shown as text', async () => {
    const { url } = await beginOrder(someUser());
    const page = await (await submitPayment(url, { email: '"><script>x</script>' })).text();
    expect(page).not.toContain('<script>');
  });

  test.each(['nobody', '00000000-0000-4000-8000-000000000000', 'a%2Fb'])(
    '[PAY-01] of no order (%s) is a page that says so',
    async (id) => {
      const response = await fetch(`${paymentsOrigin()}/pay/${id}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Такого заказа нет');
    },
  );

  test('[PAY-01] a paid cart is closed, and its user has a new one', async () => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    await submitPayment((await payUrl(user, id)).body.url ?? '');
    const { body } = await callPayments('GET', '/cart/get/', { user });
    expect(body).toMatchObject({ items: [] });
    expect(body.id).not.toBe(id);
    expect((await payUrl(user, id)).status).toBe(409);
  });

  test('[PAY-01] of two who use the last of a promo code at once, one pays', async () => {
    const code = `RAZ${Date.now()}`;
    await database.query(
      'insert into payments.promo_code (code, percent, max_uses) values ($1, 50, 1)',
      [code],
    );
    const pages = await Promise.all(
      [someUser(), someUser()].map(async (user) => {
        const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
        const body = { promocode: code };
        await callPayments('POST', `/cart/${id}/apply_promocode/`, { user, body });
        return { user, url: (await payUrl(user, id)).body.url ?? '' };
      }),
    );
    await Promise.all(pages.map(({ url }) => submitPayment(url)));
    const texts = await Promise.all(pages.map(({ url }) => textOf(url)));
    expect(texts.filter((text) => text.includes('Заказ оплачен'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Промокод больше не действует'))).toHaveLength(1);
    const refused = pages[texts.findIndex((text) => text.includes('Промокод'))];
    const { body } = await callPayments('GET', '/cart/get/', { user: refused?.user ?? null });
    expect(body).toMatchObject({ promocode: null, total: 39_000 });
    const again = (await payUrl(refused?.user ?? '', body.id ?? '')).body.url ?? '';
    await submitPayment(again);
    expect(await textOf(again)).toContain('Заказ оплачен');
  });

  test('[PAY-01] when the cart has changed since, nothing is paid and nothing of it is lost', async () => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    const { url = '' } = (await payUrl(user, id)).body;
    await fillCart(user, [{ position: 'teacher-1' }]);
    const cart = await fillCart(user, [{ position: 'class-12' }]);
    await submitPayment(url);
    expect(await textOf(url)).toContain('Корзина с тех пор изменилась');
    expect((await callPayments('GET', '/cart/get/', { user })).body).toEqual(cart);
    await callPayments('DELETE', `/cart/${id}/delete_position/?position=class-12`, { user });
    const again = (await payUrl(user, id)).body.url ?? '';
    await fillCart(user, [{ position: 'teacher-1' }]);
    await submitPayment(again);
    expect(await textOf(again)).toContain('Заказ оплачен');
  });

  test('[PAY-01] what is put in while it is paid is in the order, in a cart, or refused', async () => {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    const { url = '' } = (await payUrl(user, id)).body;
    const line = { cart: id, position: 'class-12' };
    const [, added] = await Promise.all([
      submitPayment(url),
      callPayments('POST', '/cart/add_position/', { user, body: [line] }),
    ]);
    const order = await lastOrder(user);
    const { body: open } = await callPayments('GET', '/cart/get/', { user });
    if (added.status === 200) expect([order, open.id]).toEqual([null, id]);
    else expect([added.status, order?.state]).toEqual([409, 'paid']);
  });

  test('[PAY-01] an order past its time cannot be paid', async () => {
    const user = someUser();
    const { url, id } = await beginOrder(user);
    await database.query(
      `update payments."order" set payable_until = now() - interval '1 second' where id = $1`,
      [id],
    );
    await submitPayment(url);
    expect(await textOf(url)).toContain('больше не оплатить');
  });
});
