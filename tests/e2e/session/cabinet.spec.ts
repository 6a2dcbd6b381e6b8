import { expect, test, type Page } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { giveSession } from '@/tests/support/people/give-session';
import { signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

const usual = { ...process.env };
let stack: OwnStack;

const variables = {
  OZON_PROMOTION_START: '2025-04-01T00:00:00+03:00',
  OZON_PROMOTION_END: '2125-05-01T00:00:00+03:00',
  PROMOTION_START: '2025-04-01T00:00:00+03:00',
  PROMOTION_END: '2125-05-01T00:00:00+03:00',
  PROMOTION_TEXT: 'До 10 сентября лицензия на класс — со скидкой 20 %.',
  PROMOTION_URL: 'https://books.example.ru/sale',
};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startOwnStack({ web: true, variables });
  Object.assign(process.env, stack.addresses);
});
test.afterAll(async () => {
  Object.assign(process.env, usual);
  await stack.stop();
});

/** A student who was drawn to see the popup. */
async function drawnStudent(): Promise<string> {
  const database = openTestDatabase();
  // Of a provider whose session is not looked after at the SSO, where nobody is signed in.
  const token = await createUser(database, { roles: [roles.student], providerType: 'vk' });
  const body = { featureName: 'actionOzonApril2025', featureValue: {} };
  await callPlatform('createUserFeature', { token, body });
  await database.query(
    `update main_api.user_feature set value = jsonb_set(value, '{isRandomizerEnabled}', 'true')`,
  );
  await database.end();
  return token;
}

async function expectFine(page: Page, name: string): Promise<void> {
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${name} at ${width} px`);
    await keepPicture(page, `${name}-${width}`);
  }
}

test('[FEAT-02] a student is told of promotions in the cabinet, takes part in one, and is not asked again', async ({
  page,
  context,
}) => {
  test.slow();
  const origin = process.env.TEST_WEB_ORIGIN ?? '';
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const token = await drawnStudent();
  await giveSession(context, [[roles.student, token]]);

  await page.goto(`${origin}/student/${taskHash}`);
  await expect(page.getByRole('button', { name: 'Начать' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`${origin}/student/profile`);
  const popup = page.getByRole('dialog', { name: 'Акция Ozon для учеников' });
  await expect(popup).toBeVisible();
  await expectFine(page, 'ozon');
  await popup.getByRole('button', { name: 'Участвовать' }).click();
  await popup.getByLabel('Почта').fill('yulya@example.ru');
  await popup.getByRole('checkbox').check();
  await expectFine(page, 'ozon-form');
  await popup.getByRole('button', { name: 'Зарегистрироваться' }).click();
  const done = page.getByRole('dialog', { name: 'Участие подтверждено' });
  await expect(done).toBeVisible();
  await keepPicture(page, 'ozon-done');
  await done.getByRole('button', { name: 'Хорошо' }).click();
  // Faded out: what is half there has no contrast.
  await expect(done).toHaveCount(0);

  const banner = page.getByRole('complementary', { name: 'Акция' });
  await expect(banner.getByRole('link', { name: 'Подробнее' })).toHaveAttribute(
    'href',
    variables.PROMOTION_URL,
  );
  await expectFine(page, 'promotion');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
