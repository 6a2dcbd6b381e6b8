import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';
import { keepPicture } from './keep-picture';
import { expectFits } from './sso-document';

/** A teacher of this test alone. */
export async function newTeacher(): Promise<string> {
  const database = openTestDatabase();
  const teacher = await createUser(database, {
    roles: [roles.teacher],
    features: ['gradeAndSubjectSelectionPage'],
    // Of a provider whose session is not looked after at the SSO, where nobody is signed in.
    providerType: 'vk',
  });
  await database.end();
  return teacher;
}

/** A page of a browser where somebody is signed in. */
export async function pageOf(
  browser: Browser,
  role: 'teacher' | 'student',
  token: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext(options);
  await giveSession(context, [[roles[role], token]]);
  return context.newPage();
}

/** Phone and desktop, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  // What lies over the page is as large as the window.
  const isWhole = (await page.getByRole('dialog').count()) === 0;
  await expectFits(page, name);
  for (const width of process.env.SCREENS ? [1400, 375] : []) {
    await page.setViewportSize({ width, height: 800 });
    await keepPicture(page, `${name}-${width}`, isWhole);
  }
  await page.setViewportSize({ width: 1400, height: 900 });
}
