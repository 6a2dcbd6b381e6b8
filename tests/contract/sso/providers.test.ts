import { decodeJwt } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import type { Provider } from '@/lib/contract/auth/external-providers';
import { providerSchema } from '@/lib/contract/user/user';
import { callPlatform } from '@/tests/support/http/call-platform';
import { followSignIn, openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { signIn } from '@/tests/support/people/people';
import { addressFor, exchange, signInThrough } from '@/tests/support/sign-in/provider-sign-in';

const TYPES: Record<Provider, string> = {
  dnevnik: 'dnevnik',
  eljur: 'eljur',
  mo: 'mos_oblast',
  eis: 'eis',
  vk: 'vk',
  vs: 'vs',
};

describe('signing in through an external provider', () => {
  test.each(providerSchema.options)(
    '[AUTH-01] %s signs a teacher in, and the second time finds the same user',
    async (provider) => {
      const body = { role: roles.teacher };
      const first = await signInThrough(provider, 'teacher@example.ru', body);
      expect(first).toMatchObject({
        name: 'Анна',
        surname: 'Морозова',
        providerType: TYPES[provider],
        roles: [roles.teacher],
        status: provider === 'vk' || provider === 'vs' ? 'new' : 'registered',
      });
      const config = await callPlatform('getUserConfig', { token: first.token });
      expect(config).toMatchObject({ hasPassword: false, providerType: TYPES[provider] });
      const again = await signInThrough(provider, 'teacher@example.ru', body);
      expect(again.userId).toBe(first.userId);
    },
  );

  test('[AUTH-01] the same e-mail at two providers and at the SSO is three people', async () => {
    const ids = [
      decodeJwt(await signIn('student@example.ru')).userId,
      (await signInThrough('dnevnik', 'student@example.ru')).userId,
      (await signInThrough('eljur', 'student@example.ru')).userId,
    ];
    expect(new Set(ids).size).toBe(3);
  });

  test('[AUTH-01] a class follows the provider that knows it', async () => {
    const { token } = await signInThrough('dnevnik', 'student2@example.ru');
    const config = await callPlatform('getUserConfig', { token });
    expect([config.classNumber, config.classLetter]).toEqual([5, 'А']);
  });

  test('[AUTH-01] two first sign-ins at once are one user', async () => {
    const both = await Promise.all([1, 2].map(() => signInThrough('eis', 'noemail')));
    expect(new Set(both.map(({ userId }) => userId)).size).toBe(1);
  });

  test('[AUTH-01] who does not say what they are is a student, a teacher only when asked for', async () => {
    const student = await signInThrough('vk', 'new-student@example.ru');
    expect(student.roles).toEqual([roles.student]);
    const teacher = await signInThrough('vk', 'new-teacher@example.ru', { role: roles.teacher });
    expect(teacher.roles).toEqual([roles.teacher]);
    const later = await signInThrough('vk', 'new-teacher@example.ru');
    expect(later.roles).toEqual([roles.teacher]);
  });

  test('[AUTH-01] a role that the provider tells is not changed by what is asked for', async () => {
    const student = await signInThrough('dnevnik', 'noemail', { role: roles.teacher });
    expect(student.roles).toEqual([roles.student]);
  });

  test('[AUTH-01] a role that is known is not changed by what is asked for', async () => {
    const student = await signInThrough('vk', 'student2@example.ru');
    expect(student.roles).toEqual([roles.student]);
    const again = await signInThrough('vk', 'student2@example.ru', { role: roles.teacher });
    expect([again.userId, again.roles]).toEqual([student.userId, [roles.student]]);
  });

  test('[AUTH-01] only where a school has put people is somebody its administrator', async () => {
    const registered = await signInThrough('eis', 'school@example.ru');
    expect(registered.roles).toEqual([roles.schoolAdmin]);
    const claimed = await signInThrough('vs', 'school@example.ru');
    expect(claimed.roles).toEqual([roles.student]);
  });

  test.each(['dnevnik', 'mo'] as const)('[AUTH-04] a parent at %s is refused', async (provider) => {
    const address = await addressFor({ provider });
    const callback = await followSignIn(address, 'parent@example.ru', 'tetrad');
    const { status, body } = await exchange(callback);
    expect([status, body.code]).toEqual([403, 'parent_not_allowed']);
  });

  test('[AUTH-01] a provider is asked again also when somebody is signed in at the SSO', async () => {
    const browser = ssoBrowser();
    await followSignIn(await addressFor({}), 'student@example.ru', 'tetrad', undefined, browser);
    const other = await signInThrough('mo', 'school@example.ru', { browser });
    expect(other).toMatchObject({ surname: 'Громова', roles: [roles.schoolAdmin] });
  });

  test('[AUTH-01] a provider that is not known is ignored, a known one has no case', async () => {
    const page = await openSso(ssoBrowser(), `${await addressFor({})}&provider=evil`);
    expect([page.status, page.url.origin]).toEqual([200, process.env.TEST_SSO]);
    expect(page.body).toContain('name="password"');
    const named = await openSso(ssoBrowser(), `${await addressFor({})}&provider=VK`);
    expect(named.url.origin).toBe(process.env.TEST_PARTNERS);
  });
});

describe('the pages of a sign-in', () => {
  test('[AUTH-01] the sign-in page of the SSO leads to every provider', async () => {
    const browser = ssoBrowser();
    const page = await openSso(browser, await addressFor({}));
    for (const provider of providerSchema.options)
      expect(page.body).toContain(`href="${page.url.pathname}/external/${provider}"`);
    const there = await browser.open(`${page.url.href}/external/eljur`);
    expect(there.url.href).toMatch(`${process.env.TEST_PARTNERS}/eljur/interaction/`);
    const back = await browser.send(there.url.href, { login: 'noemail', password: 'tetrad' });
    expect((await exchange(back.url.searchParams)).status).toBe(200);
  });

  test('[AUTH-01] who cancels at the provider is told so and has ways on', async () => {
    const browser = ssoBrowser();
    const there = await openSso(browser, await addressFor({ provider: 'dnevnik' }));
    const page = await browser.send(`${there.url.href}/cancel`, {});
    expect([page.status, page.url.origin]).toEqual([400, process.env.TEST_SSO]);
    expect(page.body).toContain('Вход отменён');
    const [, again = ''] = /href="(\/interaction\/[^"]+\/external\/dnevnik)"/.exec(page.body) ?? [];
    const [, password = ''] = /href="(\/interaction\/[^"]+\/password)"/.exec(page.body) ?? [];
    expect((await browser.open(page.url.origin + password)).body).toContain('name="password"');
    const retried = await browser.open(page.url.origin + again);
    const end = await browser.send(retried.url.href, { login: 'noemail', password: 'tetrad' });
    expect((await exchange(end.url.searchParams)).status).toBe(200);
  });

  test('[AUTH-01] wrong tries at a provider are answered with 429 and the time to wait', async () => {
    const browser = ssoBrowser();
    const { url } = await openSso(browser, await addressFor({ provider: 'vs' }));
    const attempt = (login: string) =>
      browser.send(url.href, { login, password: 'x' }, { 'X-Forwarded-For': '198.51.100.77' });
    const statuses = [];
    for (let turn = 0; turn < 11; turn++)
      statuses.push((await attempt('School@example.ru')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const refused = await attempt(' school@example.ru');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatch(/role="alert"[^>]*>\s*Слишком много попыток/);
    expect((await attempt('noemail')).status).toBe(422);
  });
});

describe('the callback of a provider', () => {
  /** Goes as far as the address to which the provider sends back, which is not opened. */
  async function comeBack() {
    const browser = ssoBrowser();
    const there = await openSso(browser, await addressFor({ provider: 'dnevnik' }));
    const answer = await fetch(there.url, {
      method: 'POST',
      body: new URLSearchParams({ login: 'noemail', password: 'tetrad' }),
      redirect: 'manual',
      headers: { Cookie: browser.cookiesFor(there.url.href) },
    });
    const resumed = new URL(answer.headers.get('location') ?? '', there.url);
    const redirect = await fetch(resumed, {
      redirect: 'manual',
      headers: { Cookie: browser.cookiesFor(resumed.href) },
    });
    return { browser, callback: redirect.headers.get('location') ?? '' };
  }

  test('[AUTH-03] is taken once, in the browser that went there', async () => {
    const { browser, callback } = await comeBack();
    expect(callback).toMatch(`${process.env.TEST_SSO}/external/dnevnik/callback?`);
    const foreign = await ssoBrowser().open(callback);
    expect([foreign.status, foreign.body.includes('Время входа истекло')]).toEqual([400, true]);
    const other = callback.replace('/dnevnik/', '/vk/');
    expect((await browser.open(other)).status).toBe(400);
    const changed = callback.replace(/state=([^&]+)/, 'state=$1x');
    expect((await browser.open(changed)).status).toBe(400);
    const own = await browser.open(callback);
    expect((await exchange(own.url.searchParams)).status).toBe(200);
    expect((await browser.open(callback)).status).toBe(400);
  });

  test('[AUTH-03] a made-up code and a state that is none are refused', async () => {
    const { browser, callback } = await comeBack();
    const page = await browser.open(callback.replace(/code=([^&]+)/, 'code=made-up'));
    expect([page.status, page.body.includes('Войти не получилось')]).toEqual([400, true]);
    for (const state of ['', 'x', 'a.b', '%00.%00', '../../x.aaaaaaaaaaaaaaaaaaaaaaaa'])
      expect(
        (await browser.open(`${process.env.TEST_SSO}/external/dnevnik/callback?state=${state}`))
          .status,
      ).toBe(404);
  });
});
