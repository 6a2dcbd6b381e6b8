import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { roles } from '@/lib/contract/auth/roles';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { untilAlive, waitUntilSaved } from '@/tests/support/browser/browser';
import { newTeacher, pageOf, picture } from '@/tests/support/browser/reviewing';
import { photoWithPlace } from '@/tests/support/files/pictures';
import { beginPhotoTask, createPhotoHomework, load } from '@/tests/support/files/uploads';
import { callPlatform } from '@/tests/support/http/call-platform';
import { giveSession } from '@/tests/support/people/give-session';
import { newcomer, signIn } from '@/tests/support/people/people';

const photos = (page: Page) => page.getByRole('img', { name: /^Фото \d из/ });
const choose = async (page: Page, ...names: string[]) => {
  const buffer = await photoWithPlace(2_400, 1_800);
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  const input = page.getByLabel('Добавить фото');
  await untilAlive(input);
  await input.setInputFiles(files);
};
/** Whether the browser has drawn a picture, and how. */
const sizeOf = (page: Page, index: number) =>
  photos(page)
    .nth(index)
    .evaluate((image) => [
      (image as HTMLImageElement).naturalWidth,
      (image as HTMLImageElement).naturalHeight,
    ]);

test('[HW-14] [FILE-01] a student answers with two photos on a bad network, across a reload', async ({
  context,
}) => {
  test.slow();
  const teacher = await signIn('teacher@example.ru');
  const taskHash = await createPhotoHomework(teacher);
  const token = await newcomer(taskHash);
  const meta = await beginPhotoTask(token, taskHash);
  const params = { attemptCode: meta.attemptCode, stepNumber: 1 };
  await giveSession(context, [[roles.student, token]]);
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refusals.push(message.text());
  });
  const answered = async () =>
    (await callPlatform('getAttemptStep', { token, params })).answers[0]?.value;

  // The storage cannot be reached at first: the photo waits, and is not forgotten by a reload.
  const storage = `${process.env.TEST_STORAGE}/files`;
  await context.route(storage, (route) => route.abort());
  await page.goto(`/lesson/homework/${meta.attemptCode}/1`);
  await choose(page, 'первая.jpg');
  await expect(page.getByText('Нет связи. Отправлю, когда появится')).toBeVisible();
  await page.reload();
  await expect(page.getByText('первая.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Завершить' }).click();
  await expect(page.getByText(/все фото отправлены/)).toBeVisible();
  await page.getByRole('button', { name: 'Понятно' }).click();
  expect(await answered()).toBeUndefined();

  // The network is back, and loses the first report.
  let reports = 0;
  await context.route('**/api/v1/file/storage-upload-result', (route) =>
    (reports += 1) === 1 ? route.abort() : route.fallback(),
  );
  await context.unroute(storage);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(photos(page)).toHaveCount(1, { timeout: 20_000 });
  await choose(page, 'вторая.jpg');
  await expect(photos(page)).toHaveCount(2, { timeout: 20_000 });
  await waitUntilSaved(page);
  const first = await answered();
  expect(first).toEqual({ kind: 'photo', files: [expect.any(String), expect.any(String)] });

  // What turns HEIC comes when it is needed, and says of what is none that it is none.
  const buffer = Buffer.from('no picture');
  await page
    .getByLabel('Добавить фото')
    .setInputFiles([{ name: 'третья.heic', mimeType: 'image/heic', buffer }]);
  await expect(page.getByText(/получилось открыть: третья.heic/)).toBeVisible();

  // Upright, ordered and turned by buttons alone.
  await expect.poll(() => sizeOf(page, 0)).toEqual([300, 400]);
  await page.getByRole('button', { name: 'Раньше Фото 2' }).press('Enter');
  await page.getByRole('button', { name: 'Повернуть Фото 1' }).press('Enter');
  await expect.poll(() => sizeOf(page, 0), { timeout: 20_000 }).toEqual([400, 300]);
  await waitUntilSaved(page);
  await expectAccessible(page, 'a task with photos');
  const second = await answered();
  if (first?.kind !== 'photo' || second?.kind !== 'photo') throw new Error('No photos');
  expect(second.files[1]).toBe(first.files[0]);

  await page.reload();
  await expect(photos(page)).toHaveCount(2);
  const finish = page.getByRole('button', { name: 'Завершить' });
  await untilAlive(finish);
  await finish.click();
  await expect(page).toHaveURL(/\/result$/);
  expect(refusals).toEqual([]);

  // The link of a photo leads to the picture, at the storage, without a cookie.
  const [id] = second.files;
  const opened = await page.request.get(`/api/v1/file/get/${id}`, { maxRedirects: 0 });
  expect(opened.status()).toBe(302);
  expect(opened.headers().location).toContain(
    `${process.env.TEST_STORAGE}/pictures/${id}/original`,
  );
});

/** A photo as an iPhone keeps it, see tests/support/files/README.md. */
const heic = 'tests/support/files/notebook.heic';

test('[FILE-02] a real HEIC photo goes out as JPEG, and the teacher sees it', async ({
  browser,
}) => {
  test.slow();
  const teacher = await newTeacher();
  const taskHash = await createPhotoHomework(teacher);
  const token = await newcomer(taskHash);
  const { attemptCode } = await beginPhotoTask(token, taskHash);
  const page = await pageOf(browser, 'student', token);
  const [announced, refusals]: [unknown[], string[]] = [[], []];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refusals.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/create-upload-intention')) announced.push(request.postDataJSON());
  });
  await page.goto(`/lesson/homework/${attemptCode}/1`);
  await untilAlive(page.getByLabel('Добавить фото'));
  await picture(page, 'photo-empty');
  await page.getByLabel('Добавить фото').setInputFiles(heic);
  await expect(photos(page)).toHaveCount(1, { timeout: 40_000 });
  await waitUntilSaved(page);
  expect(announced).toMatchObject([{ file: { type: 'image/jpeg', name: 'notebook.jpeg' } }]);
  expect(refusals).toEqual([]);
  await expect.poll(() => sizeOf(page, 0)).toEqual([320, 240]);
  await picture(page, 'photo-one');

  // What is on its way, and what was refused.
  const storage = `${process.env.TEST_STORAGE}/files`;
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(storage, async (route) => {
    await sent;
    await route.fulfill({ status: 415, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await choose(page, 'вторая.jpg');
  await expect(page.getByText(/^(Отправляю|Проверяю)/)).toBeVisible();
  await picture(page, 'photo-uploading');
  send();
  await expect(page.getByText(/не.похоже на.фотографию/)).toBeVisible();
  await picture(page, 'photo-failed');
  await page.getByRole('button', { name: 'Убрать вторая.jpg' }).click();

  const finish = page.getByRole('button', { name: 'Завершить' });
  await finish.click();
  await expect(page).toHaveURL(/\/result$/);
  const review = await pageOf(browser, 'teacher', teacher);
  await review.goto(`/teacher/journal/attempt/${attemptCode}`);
  await expect.poll(() => sizeOf(review, 0)).toEqual([320, 240]);
  // It is the drawing of a triangle, and no grey frame.
  const src = (await photos(review).first().getAttribute('src')) ?? '';
  const { channels } = await sharp((await load(src)).bytes).stats();
  expect(channels.map(({ stdev }) => stdev > 10)).toContain(true);
});
