import { expect, test, type APIResponse } from '@playwright/test';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { untilLeaf } from '@/tests/support/browser/leaf';
import { signIn } from '@/tests/support/people/people';
import {
  beginByName,
  signInAsStudent,
  signInAsTeacher,
  waitUntilSaved,
} from '@/tests/support/browser/browser';

let teacher: string;
test.beforeAll(async () => {
  teacher = await signIn('teacher@example.ru');
});

/** A homework of mathematics, its first step a single choice. */
const homework = (options = {}) => createHomework(teacher, { title: 'Браузер', ...options });

const WRONG_LINK = 'Неверная ссылка на задание';

/** A visitor comes to a page of what is not there, by redirects alone. */
async function expectLedTo(answer: APIResponse, path: string, title: string): Promise<void> {
  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([404, path]);
  const html = (await answer.text()).replaceAll('\u00A0', ' ');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
}

test.describe('the way in', () => {
  test('[HW-02] a third person without an account is asked for name and class alone', async ({
    page,
  }) => {
    const { taskHash } = await homework();
    await page.goto(`/student/${taskHash}`);
    await expect(page.getByRole('textbox')).toHaveCount(3);
    await beginByName(page, taskHash, 'Безымянная');
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('[HW-02] a signed-in student is at the first task after one press', async ({ page }) => {
    const { taskHash } = await homework();
    await signInAsStudent(page, `/student/${taskHash}`, 'student2@example.ru');
    await page.getByRole('button', { name: 'Начать' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('«Начать» pressed ten times in 300 ms registers one student', async ({ page }) => {
    const { taskHash } = await homework();
    await page.goto(`/student/${taskHash}`);
    await page.getByLabel('Имя', { exact: true }).fill('Егор');
    await page.getByLabel('Фамилия').fill('Торопыга');
    await page.getByLabel('Класс').fill('7а');
    const begin = page.getByRole('button', { name: 'Начать' });
    await expect(begin).toBeEnabled();
    await begin.evaluate((button: HTMLButtonElement) => {
      for (let i = 0; i < 10; i++) setTimeout(() => button.click(), i * 30);
    });
    await expect(page).toHaveURL(/\/lesson\/homework\//);
    const { classes } = await callPlatform('getJournal', { token: teacher });
    const found = classes.flatMap(({ students }) => students);
    expect(found.filter(({ surname }) => surname === 'Торопыга')).toHaveLength(1);
  });

  test('a teacher who opens the link is told so', async ({ page }) => {
    const { taskHash } = await homework();
    await signInAsTeacher(page);
    await page.goto(`/student/${taskHash}`);
    await expect(page.getByText(/учител/i).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Начать' })).toHaveCount(0);
  });

  test.describe('[ROUTE-15] codes that lead nowhere', () => {
    for (const code of ['bababababababaza', 'x', 'BABABABABABABABA', '%20', 'a'.repeat(500)])
      test(`${code.slice(0, 20)} leads to the page of a wrong link`, async ({ request }) => {
        await expectLedTo(await request.get(`/student/${code}`), '/link-error', WRONG_LINK);
      });

    for (const state of ['closed', 'withdrawn'] as const)
      test(`a homework that is ${state} leads to the page of an unavailable task`, async ({
        request,
      }) => {
        const { taskHash } = await homework();
        await callPlatform('changeHomework', {
          token: teacher,
          params: { taskHash },
          body: { state },
        });
        const answer = await request.get(`/student/${taskHash}`);
        await expectLedTo(answer, '/task-is-unavailable', 'Задание недоступно');
      });
  });
});

test.describe('saving', () => {
  test('[HW-04] an answer is kept without a network and sent when there is one', async ({
    page,
    context,
  }) => {
    const { taskHash } = await homework();
    await beginByName(page, taskHash, 'Бессетева');
    // The program has to be there before the network goes.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('radio').first().click();
    await expect(page.getByText('Нет сети, сохраню позже')).toBeVisible();
    await context.setOffline(false);
    await waitUntilSaved(page);
    await page.reload();
    await expect(page.getByRole('radio').first()).toBeChecked();
  });

  test('[HW-04] a reload without a saved answer loses nothing', async ({ page, context }) => {
    const { taskHash } = await homework();
    await beginByName(page, taskHash, 'Перегрузкина');
    await page.route('**/api/v1/attempts/*/answers**', (route) => route.abort());
    await page.getByRole('radio').nth(1).click();
    await expect(page.getByText(/сохраню позже/)).toBeVisible();
    await page.unroute('**/api/v1/attempts/*/answers**');
    await page.reload();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await waitUntilSaved(page);
    const cookieless = await context.request.get(page.url().replace(/\/1$/, '/2'));
    expect(cookieless.status()).toBe(200);
  });

  test('[HW-02] another device goes on at the same task', async ({ browser, page }) => {
    const { taskHash } = await homework();
    await signInAsStudent(page, `/student/${taskHash}`, 'noemail');
    await page.getByRole('button', { name: 'Начать' }).click();
    await page.getByRole('radio').first().click();
    await waitUntilSaved(page);
    await page.getByRole('link', { name: 'Дальше' }).click();
    await expect(page).toHaveURL(/\/2$/);
    const tablet = await (await browser.newContext()).newPage();
    await signInAsStudent(tablet, `/student/${taskHash}`, 'noemail');
    await tablet.getByRole('button', { name: 'Продолжить' }).click();
    await expect(tablet).toHaveURL(/\/2$/);
    await expect(tablet.getByRole('link', { name: 'Задание 1, есть ответ' })).toBeVisible();
  });

  test('[AUTH-12] a session that is over keeps the answer and asks to sign in', async ({
    page,
    context,
  }) => {
    const { taskHash } = await homework();
    await beginByName(page, taskHash, 'Просрочкина');
    await context.clearCookies();
    await page.getByRole('radio').first().click();
    await expect(page.getByText('Не сохранено: нужен вход')).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(page).toHaveURL(/\/lesson\/homework\//);
  });
});

test('[HW-02] [HW-03] a step is one small reply, never a page, and holds no right answer', async ({
  page,
}) => {
  const { taskHash } = await homework({ steps: 12 });
  const steps: string[] = [];
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/steps\/\d+$/.test(pathname)) steps.push(pathname);
    const isPage = request.resourceType() === 'document' || searchParams.has('_rsc');
    if (isPage || 'rsc' in request.headers()) pages.push(request.url());
  });
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  await beginByName(page, taskHash, 'Любопытова');
  await untilLeaf(page, 1);
  pages.length = 0;
  for (let number = 2; number <= 12; number++) {
    await page.getByRole('link', { name: 'Дальше' }).click();
    await untilLeaf(page, number);
  }
  await page.goBack();
  await untilLeaf(page, 11);
  expect(pages).toEqual([]);
  // The first step comes with the page; each other is asked for ahead, and again by who is faster than that.
  const asked = steps.map((path) => Number(path.split('/').at(-1)));
  expect([...new Set(asked)].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 11 }, (_, index) => index + 2),
  );
  for (const number of asked) expect(asked.filter((one) => one === number).length).toBeLessThan(3);
  const all = (await Promise.all(bodies)).join('\n');
  expect(all.length).toBeGreaterThan(10_000);
  expect(all).not.toMatch(
    /"(optionIds?Right|answerKey|accepted|tolerance|solvedHash|explanation)"/,
  );
});
