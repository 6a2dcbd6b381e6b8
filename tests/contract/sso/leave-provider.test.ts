import { ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { signInThrough } from '@/tests/support/sign-in/provider-sign-in';

test.each([
  ['dnevnik', process.env.TEST_DIARY, ''],
  ['eljur', process.env.TEST_PARTNERS, '/eljur'],
] as const)('[AUTH-07] who has signed in at %s can leave it', async (provider, origin, base) => {
  const browser = ssoBrowser();
  const home = `${origin}${base}/`;
  expect((await browser.open(home)).body).toContain('Вы не\u00a0вошли');
  await signInThrough(provider, 'noemail', { browser });
  const page = await browser.open(home);
  expect(page.body).toContain('Лев Тихонов');
  expect(page.body).toContain(`<a class="brand" href="${base}/">`);
  const [, signOut = ''] = /href="([^"]+)">Выйти/.exec(page.body) ?? [];
  expect((await browser.open(origin + signOut)).body).toContain('Вы вышли');
  expect((await browser.open(home)).body).toContain('Вы не\u00a0вошли');
});
