import { expect, test, type Page, type Request } from '@playwright/test';
import { signInAsStudent, signInAsTeacher, untilAlive } from '@/tests/support/browser/browser';
import { openAlive } from '@/tests/support/browser/open-alive';

const titles: Record<string, [status: number, title: string]> = {
  '/403': [403, 'Ошибка авторизации'],
  '/404': [404, 'Страница не найдена'],
  '/network-error': [500, 'Ошибка сети'],
  '/unknown-server-error': [500, 'Неизвестная ошибка'],
  '/unknown-error': [500, 'Неизвестная ошибка'],
  '/503': [503, 'Ошибка 503'],
  '/role-invalid': [403, 'Упс! Что-то пошло не так'],
  '/billing-error': [503, 'Лицензии не отвечают'],
  '/mash-unreachable': [403, 'Тетради больше недоступны в МЭШ'],
  '/mo-unreachable': [403, 'Доступ временно закрыт'],
  '/mesh-came-back': [200, 'Вы из Москвы?'],
  '/mesh-came-back?mo': [200, 'Вы из Московской области?'],
  '/too-many-requests': [429, 'Слишком много попыток'],
  '/activation-error': [404, 'Код активации не подошёл'],
  '/link-error': [404, 'Неверная ссылка на задание'],
  '/task-is-unavailable': [404, 'Задание недоступно'],
};

/** A code of the right form that nobody has. */
const NOBODYS = 'bafedikogupamitebaba';

/** How often a document was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

/** How many parts of the program are on their way. */
function countComing(page: Page): () => number {
  const coming = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/chunks/')) coming.add(request);
  });
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  return () => coming.size;
}

test.describe('[ROUTE-08] a status page answers with its status, words and picture', () => {
  for (const [path, [status, title]] of Object.entries(titles))
    test(`${path} is ${status}`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      const html = (await response.text()).replaceAll('\u00A0', ' ');
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title.replace('?', '\\?')}</h1>`));
      expect(html).toContain(`<title>${title}`);
      expect(html).toMatch(/<main.*<svg viewBox="0 0 400 300"/s);
      expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
      expect(response.headers()['x-robots-tag']).toContain('noindex');
      if (status === 503 || status === 429)
        expect(response.headers()['retry-after']).toMatch(/^\d+$/);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[STATUS-08] [STATUS-09] [STATUS-10] buttons are links to the libraries', async ({
    page,
  }) => {
    const hrefOf = (name: RegExp) => page.getByRole('link', { name }).getAttribute('href');
    await page.goto('/mash-unreachable');
    expect(await hrefOf(/библиотеку МЭШ/)).toBe('https://uchebnik.mos.ru/');
    expect(await hrefOf(/Написать на/)).toBe('mailto:help@example.ru');
    await page.goto('/mo-unreachable');
    expect(await hrefOf(/библиотеку Подмосковья/)).toBe('https://authedu.mosreg.ru/');
    await page.goto('/mesh-came-back?mo');
    await page.getByRole('link', { name: 'Войти или зарегистрироваться' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('[STATUS-14] a page that is not found is told in place, with its status', async ({
    page,
  }) => {
    await signInAsStudent(page, '/student/profile');
    const response = await page.goto(`/lesson/homework/${NOBODYS}/1`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
    await expect(page).toHaveURL(`/lesson/homework/${NOBODYS}/1`);
  });
});

test('[STATUS-01] on its own path «Обновить страницу» is one page back', async ({ page }) => {
  await page.goto('/login');
  await openAlive(page, '/403');
  await page.getByText('Обновить страницу').click();
  await expect(page).toHaveURL('/login');
});

test('[STATUS-10] a signed-in visitor is signed out first, but not with `mo`', async ({ page }) => {
  await signInAsTeacher(page);
  await page.goto('/mesh-came-back?mo');
  await expect(page).toHaveURL('/mesh-came-back?mo');
  await expect(page.getByRole('link', { name: 'Войти или зарегистрироваться' })).toHaveCount(0);
  await page.goto('/mesh-came-back');
  await expect(page).toHaveURL('/mesh-came-back');
  await expect(page.getByRole('link', { name: 'Войти или зарегистрироваться' })).toBeVisible();
  await page.goto('/teacher/profile');
  await expect(page).toHaveURL('/login?returnUrl=%2Fteacher%2Fprofile');
});

test('[STATUS-12] the profile leads to where the visitor works', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?returnUrl=%2Fprofile');
  await signInAsTeacher(page);
  await page.goto('/task-is-unavailable');
  await page.getByRole('link', { name: 'Перейти в профиль' }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('link', { name: /^К.заданиям$/ }).click();
  await expect(page).toHaveURL('/teacher/profile');
});

test('[STATUS-13] the original address stands in the bar and is loaded by «Обновить»', async ({
  page,
}) => {
  await page.goto('/network-error?from=%2Fstudent%2Fprofile%3Fa%3D1&error=unavailable');
  await expect(page).toHaveURL('/student/profile?a=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ошибка сети');
  await page.getByText('Обновить страницу').click();
  await expect(page).toHaveURL('/login?returnUrl=%2Fstudent%2Fprofile%3Fa%3D1');
});

test('[STATUS-13] an address that is not ours is left where it is', async ({ page }) => {
  for (const from of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/%2Fevil.example',
  ]) {
    const address = `/403?${new URLSearchParams({ from })}`;
    await openAlive(page, address);
    expect(new URL(page.url()).pathname).toBe('/403');
  }
});

/** «Once» is for ten seconds, in which a slow machine may not come to the second missing part. */
async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const waitLonger = (work: () => void, delay = 0, ...given: []) =>
      wait(work, delay < 10_000 ? delay : delay * 30, ...given);
    window.setTimeout = waitLonger as typeof setTimeout;
  });
}

test('[STATUS-15] a missing part of the program loads the page again, once', async ({ page }) => {
  await holdTime(page);
  const coming = countComing(page);
  await signInAsTeacher(page);
  let isMissing = false;
  await page.route('**/_next/static/chunks/**', (route) =>
    isMissing ? route.abort() : route.continue(),
  );
  const loads = countLoads(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isMissing = false;
  });
  const pressAndMiss = async (name: string | RegExp) => {
    const link = page.getByRole('link', { name }).first();
    await untilAlive(link);
    // What is missing has to be a part of the next page, not of this one.
    await expect.poll(coming).toBe(0);
    isMissing = true;
    await link.click();
  };
  await pressAndMiss('Журнал');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Журнал');
  await expect(page).toHaveURL('/teacher/journal');
  expect(loads()).toBe(1);

  await pressAndMiss(/задани/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ошибка сети');
  expect(loads()).toBe(1);
});

for (const [kind, path] of [
  ['a document', '/login'],
  ['a page', '/?past=1'],
] as const)
  test(`[STATUS-15] [CONF-01] without a service ${kind} loads and sends nothing for an error`, async ({
    page,
  }) => {
    await openAlive(page, path);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const failed = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('broken');
      });
    });
    await failed;
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
