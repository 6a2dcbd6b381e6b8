import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { untilAlive } from '@/tests/support/browser/browser';
import { newTeacher, pageOf, picture } from '@/tests/support/browser/reviewing';
import { createPhotoHomework } from '@/tests/support/files/uploads';
import { finishedWithPhotos } from '@/tests/support/homework/drawn';
import { reviewOf } from '@/tests/support/homework/reviewed';

const stage = (page: Page) => page.getByRole('group', { name: /^Фото: плюс/ });
const lines = (page: Page) => page.getByRole('dialog').locator('path.stroke-accent');

/** The middle of the photo on the screen, once it is there. */
async function middleOf(page: Page) {
  const image = stage(page).getByRole('img');
  await expect(image).toBeVisible();
  const box = await image.boundingBox();
  if (!box) throw new Error('No photo');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('[REV-02] [REV-03] a teacher draws on a photo; the student sees it in the result and in returned work', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const token = await newTeacher();
  const student = await finishedWithPhotos(await createPhotoHomework(token), 2);
  const teacher = await pageOf(browser, 'teacher', token);
  await teacher.goto(`/teacher/journal/attempt/${student.attemptCode}`);
  const photo = teacher.getByRole('link', { name: 'Фото 1 из 2' });
  await untilAlive(photo);

  // Large, one after the other; the focus comes back.
  await photo.press('Enter');
  const dialog = teacher.getByRole('dialog');
  await middleOf(teacher);
  await picture(teacher, 'viewer');
  await teacher.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName(/Фото 2 из.2/);
  await teacher.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(photo).toBeFocused();

  await teacher.getByRole('button', { name: 'Пометить на фото' }).click();
  const { x, y } = await middleOf(teacher);
  await teacher.mouse.move(x - 80, y);
  await teacher.mouse.down();
  await teacher.mouse.move(x - 40, y + 40, { steps: 5 });
  await teacher.mouse.move(x + 60, y - 50, { steps: 5 });
  await teacher.mouse.up();
  await expect(lines(teacher)).toHaveCount(1);
  await teacher.getByRole('radio', { name: 'Синий' }).check({ force: true });
  await teacher.getByRole('radio', { name: 'Текст' }).check({ force: true });
  await teacher.mouse.click(x + 20, y + 60);
  await expect(teacher.getByRole('textbox', { name: /^Заметка.1$/ })).toBeFocused();
  await teacher.keyboard.type('Здесь не 90°, проверь угольником');
  await teacher.getByRole('button', { name: /^Заметка 1: Здесь/ }).press('ArrowUp');
  await teacher.keyboard.press('Control+Z');
  await teacher.keyboard.press('Control+Shift+Z');
  await expectAccessible(teacher, 'drawing on a photo');
  await picture(teacher, 'drawing');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    teacher.getByRole('link', { name: /^Фото 1 из 2, с.пометками учителя/ }),
  ).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Изменить пометки' })).toBeFocused();
  await picture(teacher, 'review-drawn');
  const { tasks } = await reviewOf(token, student.attemptCode);
  const marks = tasks[0]?.given.drawing.pictures[0]?.marks ?? [];
  expect(marks.map(({ kind, colour }) => [kind, colour])).toEqual([
    ['line', 'red'],
    ['note', 'blue'],
  ]);

  const pupil = await pageOf(browser, 'student', student.token);
  await pupil.goto(`/lesson/homework/${student.attemptCode}/result`);
  await expect(pupil.getByRole('link', { name: /с.пометками учителя/ })).toBeVisible();
  await expect(
    pupil.getByRole('listitem').getByText('Здесь не 90°, проверь угольником'),
  ).toBeVisible();
  await expect(pupil.locator('main path.stroke-accent').first()).toBeAttached();
  await expectAccessible(pupil, 'a result with marks on a photo');
  await picture(pupil, 'result-drawn');

  await teacher.getByRole('button', { name: 'Вернуть на доработку' }).click();
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(teacher.getByText(/На.доработке у.ученика/)).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Изменить пометки' })).toHaveCount(0);
  await pupil.goto(`/lesson/homework/${student.attemptCode}/1`);
  await expect(pupil.getByText('Здесь не 90°, проверь угольником')).toBeVisible();
  await expect(pupil.getByRole('link', { name: /с.пометками учителя/ })).toBeVisible();
  await picture(pupil, 'lesson-returned-drawn');
});

test('[REV-02] a finger draws on a phone, two enlarge; another tab loses nothing', async ({
  browser,
}) => {
  const token = await newTeacher();
  const student = await finishedWithPhotos(await createPhotoHomework(token));
  const teacher = await pageOf(browser, 'teacher', token, {
    viewport: { width: 375, height: 740 },
    hasTouch: true,
  });
  const open = async (page: Page) => {
    await page.goto(`/teacher/journal/attempt/${student.attemptCode}`);
    const button = page.getByRole('button', { name: 'Пометить на фото' });
    await untilAlive(button);
    await button.click();
    return middleOf(page);
  };
  const { x, y } = await open(teacher);
  const cdp = await teacher.context().newCDPSession(teacher);
  const touch = (type: string, ...points: [number, number][]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([left, top], id) => ({ x: x + left, y: y + top, id })),
    });
  await touch('touchStart', [-60, 0]);
  await touch('touchMove', [-20, 30]);
  await touch('touchMove', [50, -30]);
  await touch('touchEnd');
  await expect(lines(teacher)).toHaveCount(1);
  await touch('touchStart', [-30, 0]);
  await touch('touchStart', [-30, 0], [30, 0]);
  await touch('touchMove', [-60, 0], [60, 0]);
  await touch('touchEnd');
  await expect(lines(teacher)).toHaveCount(1);
  await expect(teacher.getByRole('button', { name: 'Целиком' })).not.toHaveAttribute(
    'aria-disabled',
  );

  // Another tab saves first.
  const other = await teacher.context().newPage();
  await open(other);
  await other.getByRole('button', { name: 'Добавить заметку' }).click();
  await other.keyboard.type('Из другой вкладки');
  await other.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await teacher.bringToFront();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(teacher.getByText(/изменили в.другой вкладке/)).toBeVisible();
  await picture(teacher, 'drawing-conflict');
  await teacher.getByRole('button', { name: 'Сохранить мои пометки' }).click();
  await expect(teacher.getByRole('dialog')).toHaveCount(0);
  const { tasks } = await reviewOf(token, student.attemptCode);
  expect(tasks[0]?.given.drawing).toMatchObject({
    version: 2,
    pictures: [{ marks: [{ kind: 'line' }] }],
  });
});
