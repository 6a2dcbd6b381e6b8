import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { createHomework } from '@/tests/support/homework/homework';
import { solvedSteps } from '@/tests/support/homework/right-answers';
import { signIn } from '@/tests/support/people/people';
import { beginByName, untilAlive, waitUntilSaved } from '@/tests/support/browser/browser';

let teacher: string;
test.beforeAll(async () => {
  teacher = await signIn('teacher@example.ru');
});

/** The first step of a workbook with one task of this kind alone, opened by a new student. */
async function openStep(
  page: Page,
  kind: string,
  surname: string,
  workbookId = 'matematika-5',
): Promise<void> {
  const steps = await solvedSteps(workbookId);
  const index = steps.findIndex(
    ({ tasks }) => tasks.length === 1 && tasks[0]?.source.kind === kind,
  );
  const homework = { workbookId, steps: index + 1, title: 'Ответы' };
  const { taskHash } = await createHomework(teacher, homework);
  await beginByName(page, taskHash, surname);
  await page.goto(page.url().replace(/\/1$/, `/${index + 1}`));
}

type Point = { x: number; y: number };

const rows = (page: Page) => page.getByRole('main').locator('ol > li:has([aria-label^="Выше: "])');

/** The texts of the rows, from the top of the page. */
async function shownOrder(page: Page): Promise<string[]> {
  await rows(page).first().waitFor();
  return page
    .getByRole('button', { name: /^Выше: / })
    .evaluateAll((buttons) =>
      buttons
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((button) => button.getAttribute('aria-label') ?? ''),
    );
}

/** A point of the place: `share` of its height from its top. */
async function pointOf(place: Locator, share = 0.5): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height * share };
}

async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 12; step++)
    await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y) * step) / 12 }]);
  await touch('touchEnd', []);
  await session.detach();
}

for (const [name, drag, options] of [
  ['mouse', dragByMouse, {}],
  ['finger', dragByFinger, { hasTouch: true, viewport: { width: 375, height: 812 } }],
] as const)
  test.describe(`by ${name}`, () => {
    test.use(options);

    test('[HW-02] a row of an ordering is dragged down and up, and stays where it was dropped', async ({
      page,
    }) => {
      await openStep(page, 'ordering', 'Порядкова');
      const given = await shownOrder(page);
      const handle = (place: number) => rows(page).nth(place).locator('span').first();
      const [first = '', ...rest] = given;

      await untilAlive(handle(0));
      await drag(page, await pointOf(handle(0)), await pointOf(handle(given.length - 1), 0.9));
      const down = [...rest, first];
      await expect.poll(() => shownOrder(page)).toEqual(down);
      await waitUntilSaved(page);
      await page.reload();
      expect(await shownOrder(page)).toEqual(down);

      await untilAlive(handle(0));
      await drag(page, await pointOf(handle(given.length - 1)), await pointOf(handle(0), 0.1));
      await expect.poll(() => shownOrder(page)).toEqual(given);
      await waitUntilSaved(page);
      await page.reload();
      expect(await shownOrder(page)).toEqual(given);
    });
  });

test('[HW-02] one pair of several is not an answer: no tick, and the end asks', async ({
  page,
}) => {
  await openStep(page, 'matching', 'Половинкина');
  const own = page.getByRole('link', { name: /^Задание \d+, / }).last();
  await page.getByRole('main').getByRole('combobox').first().click();
  await page.getByRole('option').nth(1).click();
  await expect(own).toHaveAccessibleName(/сделано не до\sконца/);
  await waitUntilSaved(page);
  await page.reload();
  await expect(own).toHaveAccessibleName(/сделано не до\sконца/);
  await page.getByRole('button', { name: 'Завершить' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/Не\sдо конца сделано 1\sзадание/);
});

test('[HW-14] words are dragged into gaps, and a word pressed before a gap goes there', async ({
  page,
}) => {
  await openStep(page, 'gap_fill', 'Пропускова', 'anglijskij-yazyk-5');
  const bank = page.getByRole('group', { name: 'Слова для пропусков' });
  const gap = (place: number) =>
    page.getByRole('button', { name: new RegExp(`^Пропуск ${place} из `) });
  await untilAlive(gap(1));
  // The page is no longer than the window then: nothing scrolls under a word that is dragged.
  await page.getByRole('button', { name: 'Код записан' }).click();
  await bank.getByRole('button', { name: 'had', exact: true }).dragTo(gap(1));
  await expect(gap(1)).toHaveText(/had$/);
  await gap(1).dragTo(gap(2));
  await expect(gap(2)).toHaveText(/had$/);
  await bank.getByRole('button', { name: 'made', exact: true }).click();
  await gap(1).click();
  await waitUntilSaved(page);
  await page.reload();
  await expect(gap(1)).toHaveText(/made$/);
  await expect(gap(2)).toHaveText(/had$/);
});

test('[HW-05] [HW-08] the end of a work tells the own answer, the right one and why', async ({
  page,
}) => {
  const { taskHash } = await createHomework(teacher, {
    ...{ steps: 1, title: 'Ответы', feedback: 'everybody' },
  });
  await beginByName(page, taskHash, 'Ошибкина');
  // Its right answer is 40 007 605.
  await page.getByRole('radio', { name: /^4\s007\s605$/ }).click();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Завершить' }).click();
  await expect(page).toHaveURL(/\/result$/);
  const row = (title: string) => page.locator('dl > div').filter({ hasText: title });
  await expect(row('Ваш ответ')).toContainText(/4\s007\s605/);
  await expect(row('Правильный ответ')).toContainText(/40\s007\s605/);
  await expect(page.getByText(/В\sклассе миллионов число\s40/)).toBeVisible();
  await expectAccessible(page, 'the result of a wrong answer');
});
