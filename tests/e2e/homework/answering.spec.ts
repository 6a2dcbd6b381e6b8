import { expect, test, type Locator, type Page } from '@playwright/test';
import { createHomework } from '@/tests/support/homework/homework';
import { solvedSteps } from '@/tests/support/homework/right-answers';
import { signIn } from '@/tests/support/people/people';
import { beginByName, waitUntilSaved } from '@/tests/support/browser/browser';

const WORKBOOK = 'matematika-5';

let teacher: string;
test.beforeAll(async () => {
  teacher = await signIn('teacher@example.ru');
});

/** The first step of the workbook with one task of this kind alone, opened by a new student. */
async function openStep(page: Page, kind: string, surname: string): Promise<void> {
  const steps = await solvedSteps(WORKBOOK);
  const index = steps.findIndex(
    ({ tasks }) => tasks.length === 1 && tasks[0]?.source.kind === kind,
  );
  const homework = { workbookId: WORKBOOK, steps: index + 1, title: 'Ответы' };
  const { taskHash } = await createHomework(teacher, homework);
  await beginByName(page, taskHash, surname);
  await page.goto(page.url().replace(/\/1$/, `/${index + 1}`));
}

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

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Point = { x: number; y: number };

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

      await drag(page, await middleOf(handle(0)), await middleOf(handle(given.length - 1)));
      const down = [...rest, first];
      await expect.poll(() => shownOrder(page)).toEqual(down);
      await waitUntilSaved(page);
      await page.reload();
      expect(await shownOrder(page)).toEqual(down);

      await drag(page, await middleOf(handle(given.length - 1)), await middleOf(handle(0)));
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
