import { expect, test, type Browser, type Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { untilAlive } from '@/tests/support/browser/browser';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** A new teacher at the payment area. */
async function openShop(browser: Browser): Promise<{ page: Page; userId: string }> {
  // Of another provider: the single sign-on knows nothing of this session.
  const row = {
    roles: [roles.teacher],
    providerType: 'eljur',
    features: [userFeatures.teachingChosen],
  };
  const token = await createUser(database, row);
  const context = await browser.newContext();
  await giveSession(context, [[roles.teacher, token]]);
  const page = await context.newPage();
  await page.goto('/profile/payment');
  await untilAlive(buy(page, 'В корзину: Премиум для учителя на месяц'));
  return { page, userId: String(decodeJwt(token).userId) };
}

const buy = (page: Page, name: string) => page.getByRole('button', { name });
const cart = (page: Page) => page.getByRole('region', { name: 'Корзина' });

/** What a payer does on the page of the bank. */
async function payAtBank(page: Page, telling = 'Сразу'): Promise<void> {
  await page.getByLabel('Почта для чека').fill('anna@example.ru');
  await page.getByLabel(/Принимаю условия оферты/).check();
  await page.getByLabel(telling).check();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(page.getByRole('heading', { name: 'Заказ оплачен' })).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться в магазин' }).click();
}

test('[PAY-01] [HW-08] a teacher pays, and the limits are lifted', async ({ browser }) => {
  const { page } = await openShop(browser);
  await expect(page.getByText('Сейчас у вас бесплатная версия')).toBeVisible();
  await buy(page, 'В корзину: Премиум для учителя на месяц').click();
  await cart(page).getByLabel('Промокод').fill('leto2020');
  await buy(page, 'Применить').click();
  await expect(cart(page).getByText(/Срок промокода истёк/)).toBeVisible();
  await cart(page).getByLabel('Промокод').fill('tetrad10');
  await buy(page, 'Применить').click();
  await expect(cart(page).getByText(/Промокод TETRAD10 применён/)).toBeVisible();
  await expectAccessible(page, '/profile/payment');
  await buy(page, 'Оплатить 351 ₽').click();
  await payAtBank(page);
  await expect(page.getByText(/^Премиум действует до/)).toBeVisible();
  await expect(cart(page).getByText(/Пока пусто/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Последний заказ' })).toContainText('351 ₽');
  await page.goto('/homework/new');
  await expect(page.getByText(/ученика будет 10\sпопыток/)).toBeVisible();
});

test('[PAY-06] told late or twice, the shop has the licence once, without being loaded again', async ({
  browser,
}) => {
  const { page, userId } = await openShop(browser);
  const licences = page.getByRole('region', { name: 'Мои лицензии' }).getByRole('listitem');
  await buy(page, 'Купить сразу: Премиум для учителя на месяц').click();
  await payAtBank(page, 'С опозданием');
  await expect(page.getByText('Оплата прошла, включаем премиум')).toBeVisible();
  await expect(page.getByText(/^Премиум действует до/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Заказ оплачен')).toBeVisible();
  await expect(licences).toHaveCount(1);
  await buy(page, 'Купить сразу: Премиум для учителя на год').click();
  await payAtBank(page, 'Дважды');
  const isTold = `select 1 from payments.notification n join payments."order" o on o.id = n.order_id
    where o.user_id = $1 and n.delivered_at is not null`;
  await expect.poll(async () => (await database.query(isTold, [userId])).rowCount).toBe(3);
  await page.reload();
  await expect(licences).toHaveCount(2);
});

test('[PAY-01] pressed again and again, one order is paid', async ({ browser }) => {
  const { page, userId } = await openShop(browser);
  await buy(page, 'В корзину: Премиум для учителя на месяц').click();
  await buy(page, 'Оплатить 390 ₽').evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await page.getByRole('heading', { name: 'Оплата заказа' }).waitFor();
  await payAtBank(page);
  const { rows } = await database.query('select state from payments."order" where user_id = $1', [
    userId,
  ]);
  expect(rows).toEqual([{ state: 'paid' }]);
});

test('[PAY-01] who leaves the bank or is refused there finds the cart as it was', async ({
  browser,
}) => {
  const { page } = await openShop(browser);
  await buy(page, 'В корзину: Премиум для класса на год').click();
  await cart(page).getByRole('button', { name: 'Больше' }).click();
  await buy(page, 'Оплатить 11 800 ₽').click();
  await page.getByRole('heading', { name: 'Оплата заказа' }).waitFor();
  await page.goBack();
  await expect(cart(page).getByText('11 800 ₽').first()).toBeVisible();
  await expect(page.getByText('Заказ не оплачен')).toBeVisible();
  await buy(page, 'Оплатить 11 800 ₽').click();
  await page.getByRole('button', { name: 'Отказать в оплате' }).click();
  await page.getByRole('link', { name: 'Вернуться в магазин без оплаты' }).click();
  await expect(page.getByText('Банк отказал в оплате')).toBeVisible();
  await buy(page, 'Оплатить 11 800 ₽').click();
  await payAtBank(page);
  const licences = page.getByRole('region', { name: 'Мои лицензии' });
  await expect(licences.getByRole('listitem')).toHaveCount(2);
  await licences.getByLabel('Какой это класс?').first().fill('5а');
  await licences.getByRole('button', { name: 'Назвать' }).first().click();
  await page.getByRole('button', { name: 'Да, этот класс' }).click();
  await expect(licences.getByText('Для класса 5А')).toBeVisible();
  await expect(page.getByText(/Премиум\s— для 5А/)).toBeVisible();
});

test('[PAY-01] a gift is paid, and its code is there to be passed on', async ({ browser }) => {
  const { page } = await openShop(browser);
  await buy(page, 'В корзину: Премиум для учителя на месяц').click();
  await cart(page).getByText('Это подарок').click();
  await buy(page, 'Оплатить 390 ₽').click();
  await expect(cart(page).getByText(/Напишите почту полностью/)).toBeVisible();
  await cart(page).getByLabel('Почта того, кому вы дарите').fill('friend@example.ru');
  await buy(page, 'Оплатить 390 ₽').click();
  await payAtBank(page);
  const order = page.getByRole('region', { name: 'Последний заказ' });
  await expect(order).toContainText('friend@example.ru');
  const code = await order.locator('strong').innerText();
  await expect(page.getByText('Сейчас у вас бесплатная версия')).toBeVisible();
  const friend = await openShop(browser);
  await friend.page.getByRole('textbox', { name: 'Код подарка' }).fill(code.toUpperCase());
  await buy(friend.page, 'Взять').click();
  await expect(friend.page.getByText(/^Премиум действует до/)).toBeVisible();
});

test('[PAY-05] while the billing is unavailable the area leads to its page', async ({
  browser,
}) => {
  const { page } = await openShop(browser);
  const url = process.env.TEST_WEB_ORIGIN ?? '';
  const name = 'product_feature_isNewBillingUnavailable';
  await page.context().addCookies([{ name, value: '1', url }]);
  await page.goto('/profile/payment');
  await expect(page).toHaveURL('/billing-error');
  const answer = await page.request.get('/api/payment/cart/get');
  expect(answer.status()).toBe(503);
});
