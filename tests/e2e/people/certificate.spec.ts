import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { giveSession } from '@/tests/support/people/give-session';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

/** A teacher, with homework that a student has finished. */
async function someTeacher(): Promise<string> {
  const database = openTestDatabase();
  const features = [userFeatures.teachingChosen];
  // Of a provider whose session is not looked after at the SSO, where nobody is signed in.
  const who = { roles: [roles.teacher], features, providerType: 'vk' };
  const token = await createUser(database, { ...who, name: 'Мария', surname: 'Петрова' });
  await database.end();
  return token;
}
async function finishOne(teacher: string): Promise<void> {
  const { taskHash } = await createHomework(teacher, { steps: 1 });
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  await callPlatform('finishAttempt', { token, params: { attemptCode } });
}
/** Pages of a PDF. */
const countPages = (file: Buffer) => file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

async function expectFine(page: Page, name: string): Promise<void> {
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${name} at ${width} px`);
    await keepPicture(page, `${name}-${width}`, true);
  }
}

test('[HW-10] [ROUTE-19] a teacher has a certificate issued, prints it, keeps it, and others verify it', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const teacher = await someTeacher();
  await giveSession(context, [[roles.teacher, teacher]]);
  await page.goto('/teacher/certificate');
  await expect(page.getByText(/^Сертификат пока не.о.чем выдать$/)).toBeVisible();
  await expectFine(page, 'certificate-nothing');

  await finishOne(teacher);
  await page.reload();
  await expectFine(page, 'certificate-to-be-issued');
  await page.getByRole('button', { name: 'Выдать сертификат' }).click();
  const sheet = page.getByRole('article', { name: 'Сертификат' });
  await expect(sheet).toContainText('Петрова Мария');
  await expectFine(page, 'certificate');

  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(countPages(printed)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await keepPicture(page, 'certificate-printed', true);
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать PDF' }).click();
  const file = await readFile(await (await download).path());
  expect([file.subarray(0, 5).toString(), countPages(file)]).toEqual(['%PDF-', 1]);

  const address = /https?:\S+\/certificate\/([a-z-]+)/.exec(await sheet.innerText());
  const { baseURL } = test.info().project.use;
  const anybody = await (await browser.newContext({ baseURL })).newPage();
  const path = `/certificate/${address?.[1] ?? ''}`;
  const answer = await anybody.goto(path);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(anybody.getByText('Сертификат подлинный')).toBeVisible();
  await expect(anybody.getByText('Мария П., учитель')).toBeVisible();
  await expect(anybody.getByText('Петрова')).toHaveCount(0);
  await expectFine(anybody, 'certificate-verified');
  expect((await anybody.goto('/certificate/bababa-bababa-bababa'))?.status()).toBe(404);
  expect((await anybody.goto('/certificate/1'))?.status()).toBe(404);
  await anybody.context().close();
});
