import { expect, test, type Page } from '@playwright/test';
import { expectFits, faultsOf, keepDocument } from '@/tests/support/browser/sso-document';
import { registerPerson } from '@/tests/support/sign-in/register';

const sso = (path: string) => new URL(path, process.env.TEST_SSO).href;

/** Gives the browser a passkey device that agrees to everything. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

test('[TRUST-07] [UI-12] a teacher makes a passkey, signs in with it, and then with both', async ({
  page,
}) => {
  const { person } = await registerPerson();
  await addDevice(page);
  const shown = keepDocument(page);
  const look = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await faultsOf(await shown().text())).toEqual([]);
    await expectFits(page, title);
  };
  const comeAgain = async () => {
    await page.context().clearCookies();
    await page.goto('/prosv?role=teacher');
  };
  const givePassword = async () => {
    await page.getByLabel('Логин или почта').fill(person.email);
    await page.getByLabel('Пароль').fill(person.password);
    await page.getByRole('button', { name: 'Войти' }).click();
  };

  await comeAgain();
  await givePassword();
  await expect(page).toHaveURL(/\/prosv\/subjects/);
  await page.goto(sso('/profile'));
  await page.getByRole('link', { name: 'Ключи доступа' }).click();
  await page.getByLabel('Пароль').fill(person.password);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByLabel('Название нового ключа').fill('Ноутбук в школе');
  await page.getByRole('button', { name: 'Добавить ключ' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Ключ добавлен.');
  await look('Ключи доступа');

  await comeAgain();
  await page.getByRole('button', { name: 'Ключ вместо пароля' }).click();
  await expect(page).toHaveURL(/\/prosv\/subjects/);

  await page.goto(sso('/profile/passkeys'));
  await page.getByLabel('Пароль').fill(person.password);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('button', { name: 'Включить' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await comeAgain();
  await givePassword();
  await look('Подтвердите вход');
  await page.getByRole('button', { name: 'Подтвердить ключом' }).click();
  await expect(page).toHaveURL(/\/prosv\/subjects/);
});

test('[TRUST-07] without scripts the sign-in is as it was, and offers no passkey', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/prosv?role=teacher');
  await expect(page.getByLabel('Пароль')).toBeVisible();
  await expect(page.getByRole('button')).toHaveText(['Войти']);
  await context.close();
});
