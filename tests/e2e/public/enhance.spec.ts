import { expect, test, type Locator, type Page } from '@playwright/test';
import { openAlive } from '@/tests/support/browser/open-alive';
import { watchViolations } from '@/tests/support/browser/security';

const SAMPLE = '/fizika_7-class';
/** A parameter that is not known keeps a page from being a document: then React does what the script does. */
const byReact = (path: string) => `${path}?way=react`;

const documents = ['/', SAMPLE, '/application', '/user-agreement', '/login'];

test.beforeAll(async ({ request }) => {
  // The first ones are made as the stack starts.
  for (const path of documents) {
    const readPage = async () => (await request.get(path)).text();
    await expect.poll(readPage, { timeout: 80_000 }).not.toContain('<script src="/_next/');
  }
});

/**
 * What a part of a page looks like when colours have come to rest: each element that is shown, with its
 * place, words and colours.
 */
const lookOf = (part: Locator) =>
  part.evaluate(async (root) => {
    // What the mouse has left begins to fade with the next frame.
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const { top, left } = root.getBoundingClientRect();
    return [...root.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, boxShadow, animationName } =
        getComputedStyle(element);
      if (width === 0 || animationName !== 'none') return [];
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent?.trim()).join('');
      const place = [x - left, y - top, width, height].map(Math.round).join(' ');
      const role = element.getAttribute('role') ?? '';
      // What only arranges others is seen by where they are.
      if (element.tagName === 'DIV' && !role && !text) return [];
      return [
        [element.tagName, role, place, text, color, backgroundColor, borderColor, boxShadow].join(
          '|',
        ),
      ];
    });
  });

/** Does the same in a document and in React's page, and expects the same to be seen. */
async function expectSameLook(page: Page, path: string, act: () => Promise<Locator>) {
  const looks = [];
  for (const address of [path, byReact(path)]) {
    await openAlive(page, address);
    const isDocument = (await page.locator('script[src^="/_next/"]').count()) === 0;
    expect([address, isDocument]).toEqual([address, address === path]);
    await expect(page.locator('main form[novalidate]')).toBeVisible();
    const part = await act();
    await page.mouse.move(0, 0);
    looks.push(await lookOf(part));
  }
  expect(looks[0]?.length).toBeGreaterThan(3);
  expect(looks[0]).toEqual(looks[1]);
}

test('[DOC-01] [HW-03] verdicts in a document look as those of React', async ({ page }) => {
  const verdict = page.getByRole('status');
  for (const [answer, said] of [
    ['3', 'Неверно'],
    ['2,5', 'Верно'],
  ] as const)
    await expectSameLook(page, SAMPLE, async () => {
      await page.getByRole('textbox', { name: 'Ответ' }).fill(answer);
      await page.getByRole('button', { name: 'Проверить' }).click();
      await expect(verdict).toContainText(said);
      return page.locator('#sample form');
    });
});

test('[DOC-01] [ROUTE-21] what a form in a document says looks as it does in React', async ({
  page,
}) => {
  await expectSameLook(page, '/application', async () => {
    await page.getByLabel('Школа').fill('№ 5');
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.locator('#form').getByRole('alert')).toBeVisible();
    await page.getByLabel('Имя и фамилия').fill('Анна');
    await expect(page.getByLabel('Имя и фамилия')).not.toHaveAttribute('aria-invalid');
    return page.locator('#form form');
  });
  await page.route('**/api/v1/user/add-lead', (route) => route.fulfill({ json: { done: true } }));
  await expectSameLook(page, '/application', async () => {
    await page.getByLabel('Имя и фамилия').fill('Анна Морозова');
    await page.getByLabel('Кто вы').selectOption('Методист');
    await page.getByLabel('Почта', { exact: true }).fill('look@example.ru');
    await page.getByLabel('Школа').fill('№ 5');
    await page.getByLabel('Город, посёлок или село').fill('Тула');
    await page.getByRole('checkbox', { name: /Согласен/ }).check();
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByRole('heading', { name: 'Заявка отправлена' })).toBeVisible();
    return page.getByRole('main');
  });
});

test('[DOC-01] [DOC-05] a document has one script, which is forbidden nothing and has nothing to complain of', async ({
  page,
  context,
}) => {
  const violations = await watchViolations(context);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
  });
  for (const path of documents) {
    asked.length = 0;
    const response = await openAlive(page, path);
    await page.waitForLoadState('networkidle');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self';/);
    const fonts = (one: string) => /\.woff2$|favicon|icon\.svg|manifest/.test(one);
    const scripts = asked.filter((one) => one !== path && !fonts(one));
    expect([path, scripts]).toEqual([path, [expect.stringMatching(/^\/enhance-\w+\.js$/)]]);
  }
  await openAlive(page, SAMPLE);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByRole('status')).toContainText('Сначала ответьте');
  await page.getByRole('textbox', { name: 'Ответ' }).fill('3');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByRole('status')).toContainText('Неверно');
  await openAlive(page, '/application');
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByLabel('Имя и фамилия')).toBeFocused();
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('[DOC-01] a document whose script does not come works as one without scripts', async ({
  page,
}) => {
  await page.route('**/enhance-*.js', (route) => route.abort());
  await page.goto(SAMPLE);
  await page.getByRole('textbox', { name: 'Ответ' }).fill('3');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page).toHaveURL(/\?answer=3#sample$/);
  await expect(page.getByRole('status')).toContainText('Неверно');
});
