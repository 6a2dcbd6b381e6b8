import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, overflowOf } from '@/tests/support/browser/accessibility';
import { fillSignIn } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { boundTeacher, sendToLessons, waitForDelivery } from '@/tests/support/diary/deliveries';
import { createHomework } from '@/tests/support/homework/homework';
import { callPlatform } from '@/tests/support/http/call-platform';
import { openTestDatabase } from '@/tests/support/people/visitors';

const TITLE = 'Сложение и вычитание дробей с разными знаменателями';

async function expectFine(page: Page, name: string): Promise<void> {
  for (const width of [320, 375, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${name} at ${width} px`);
    expect(await overflowOf(page), `${name} at ${width} px`).toBe(0);
    await keepPicture(page, `${name}-${width}`, true);
  }
}

/** A homework that stands in the diary with an older title, for its teacher is bound no more. */
async function failedHomework() {
  const database = openTestDatabase();
  const { token, school, place } = await boundTeacher(database);
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, place);
  await waitForDelivery(token, taskHash, 'delivered');
  // Not by the teacher's own word, with which all that has waited for it comes by itself.
  const setBinding = (from: string, to: string) =>
    database.query(
      'update main_api.diary_binding set provider = $2 where provider = $1 and foreign_id = $3',
      [from, to, school.teacherId],
    );
  await setBinding('dnevnik', 'none');
  const body = { title: TITLE };
  await callPlatform('changeHomework', { token, params: { taskHash }, body });
  await waitForDelivery(token, taskHash, 'failed');
  const bind = async () => {
    await setBinding('none', 'dnevnik');
    await database.end();
  };
  return { token, taskHash, bind };
}

test('[DIARY-06] an operator sees what failed and why, tries it again, and it arrives', async ({
  page,
}) => {
  test.slow();
  await page.goto('/cms/deliveries');
  await page.getByRole('link', { name: 'Войти' }).click();
  await fillSignIn(page, 'ops@example.ru');
  await expect(page).toHaveURL('/cms/deliveries');
  await expectFine(page, 'deliveries-first');

  const { token, taskHash, bind } = await failedHomework();
  await page.reload();
  const row = page.getByRole('table', { name: /^Что не\sдошло/ }).getByRole('row', {
    name: /^Сложение и вычитание/,
  });
  await expect(row).toContainText(/Учитель больше не\sсвязан с\sдневником/);
  await expectFine(page, 'deliveries-failed');
  await bind();
  await row.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Передаём ещё раз: 1')).toBeVisible();
  await expect(row).toHaveCount(0);
  await waitForDelivery(token, taskHash, 'delivered');
  const retries = page.getByRole('table', { name: 'Кто что повторял' });
  await expect(retries.getByRole('row', { name: /Дымов Роман/ }).first()).toBeVisible();
  await expectFine(page, 'deliveries-retried');
});
