import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import {
  boundAtEljur,
  callEljur,
  eljurOrigin,
  eljurPeople,
  mathsOn,
  operateEljur,
  someMonday,
} from '@/tests/support/diary/call-eljur';
import { eventually, finishHomework, waitForDelivery } from '@/tests/support/diary/deliveries';
import { createHomework } from '@/tests/support/homework/homework';
import { callPlatform } from '@/tests/support/http/call-platform';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { HttpBrowser } from '@/tests/support/sign-in/http-browser';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const web = process.env.TEST_WEB_ORIGIN ?? '';
const { teacher, student } = eljurPeople;

test('[DIARY-03] [DIARY-05] a homework and its mark come to ЭлЖур, per cent as a grade, over no «н»', async () => {
  const token = await boundAtEljur(database, roles.teacher, teacher);
  const pupil = await boundAtEljur(database, roles.student, student);
  const [first, second] = [mathsOn(someMonday()), mathsOn(someMonday())];
  const place = (lessonId: string) => ({ provider: 'eljur', lessonId, groupId: '51' }) as const;
  const { taskHash } = await createHomework(token);
  const body = { places: [place(first), place(second)], markMode: 'percent' as const };
  await callPlatform('sendToDiary', { token, params: { taskHash }, body });
  const deliveries = await waitForDelivery(token, taskHash, 'delivered');
  expect(deliveries).toMatchObject([
    { provider: 'eljur', groupName: '5А', markMode: 'grade' },
    { provider: 'eljur', groupName: '5А', markMode: 'grade' },
  ]);
  const lookAt = (lesson: string) => operateEljur('lesson', { lesson });
  expect((await lookAt(first)).homework).toMatchObject([
    { id: taskHash, link: expect.stringMatching(/\?provider=eljur$/) as string },
  ]);
  const byHand = { lesson: second, homework: taskHash, student, value: 'н', weight: '1' };
  await operateEljur('mark', byHand);
  await finishHomework(pupil, taskHash);
  const ours = [{ value: '2', weight: 1, isByHand: false }];
  await eventually(async () => expect((await lookAt(first)).marks).toMatchObject(ours));
  const shown = async () => {
    const reply = await callPlatform('listDeliveries', { token, params: { taskHash } });
    return reply.deliveries.map(({ marks }) => marks);
  };
  await eventually(async () => expect(await shown()).toContainEqual({ by_hand: 1 }));
  expect((await lookAt(second)).marks).toMatchObject([{ value: 'н', isByHand: true }]);
  await callPlatform('unbindDiary', { token, params: { provider: 'eljur' } });
  const linked = () => operateEljur('linked', { person: teacher });
  await eventually(async () => expect(await linked()).toEqual({ isLinked: false }));
});

describe('the API of ЭлЖур', () => {
  const call = async (name: string, fields: Record<string, string> = {}) =>
    (await callEljur(name, fields)).state;
  const lesson = mathsOn('2031-03-03');
  const homework = { teacher, lesson, homework: 'x', revision: '1' };
  const put = { ...homework, text: 'Дроби', link: `${web}/student/x`, due: '' };

  test('is for who has the key, and has no other methods', async () => {
    for (const path of ['/apiv3/getlesson', '/eljur/operator/people'])
      for (const devkey of ['', 'x'])
        expect(await call(path, { teacher, lesson, devkey })).toBe(401);
    for (const name of ['nothing', 'constructor', '__proto__', '..%2Foperator%2Fpeople'])
      expect(await call(`/apiv3/${name}`)).toBe(404);
    expect((await fetch(`${eljurOrigin()}/apiv3/getlesson`)).status).toBe(404);
  });

  test.each<[string, string, Record<string, string>]>([
    ['nothing', 'sethomework', {}],
    ['a title of NUL', 'sethomework', { ...put, text: 'a\0' }],
    ['no title', 'sethomework', { ...put, text: '' }],
    ['a link elsewhere', 'sethomework', { ...put, link: 'https://evil.example/' }],
    ['a script for a link', 'sethomework', { ...put, link: 'javascript:alert(1)' }],
    ['no link', 'sethomework', { ...put, link: 'x' }],
    ['half a revision', 'sethomework', { ...put, revision: '1.5' }],
    ['a revision that no table holds', 'sethomework', { ...put, revision: '3000000000' }],
    ['a day with dashes', 'sethomework', { ...put, due: '2031-03-05' }],
    ['a body that is too large', 'sethomework', { ...put, text: 'x'.repeat(20_000) }],
    ['per cent', 'setmark', { ...homework, student, mark: '87%', weight: '1' }],
    [
      '«н», which is the teacher’s own',
      'setmark',
      { ...homework, student, mark: 'н', weight: '1' },
    ],
    ['no weight', 'setmark', { ...homework, student, mark: '5' }],
    ['a weight of 100', 'setmark', { ...homework, student, mark: '5', weight: '100' }],
    ['days that go back', 'getschedule', { teacher, days: '20310305-20310303' }],
    ['days that are none', 'getschedule', { teacher, days: '20311301-20311302' }],
    ['a year of days', 'getschedule', { teacher, days: '20310101-20311231' }],
    ['a token of markup', 'exchangetoken', { token: '<b>', check: '', request: 'x' }],
  ])('takes no %s', async (_, name, fields) => {
    expect(await call(`/apiv3/${name}`, fields)).toBe(400);
  });

  test('knows no lessons and people that are not there', async () => {
    for (const id of ['1', '20310303519', '20310304511', '20319999511'])
      expect(await call('/apiv3/getlesson', { teacher, lesson: id })).toBe(404);
    const days = '20310303-20310309';
    expect(await call('/apiv3/getschedule', { teacher: '999', days })).toBe(404);
    const made = { token: '501.9999999999999.x.x', check: 'x', request: 'x' };
    expect(await call('/apiv3/exchangetoken', made)).toBe(404);
  });
});

describe('the pages of ЭлЖур', () => {
  const base = `${eljurOrigin()}/eljur`;
  const signedIn = async (login: string, next = '') => {
    const browser = new HttpBrowser(web);
    const form = { login, password: 'tetrad' };
    const page = await browser.send(`${base}/login${next}`, form);
    return { browser, page };
  };

  async function begin() {
    const lesson = mathsOn(someMonday());
    const fields = {
      teacher,
      lesson,
      homework: 'bafedikogupamite',
      revision: '1',
      due: '20310305',
    };
    const link = `${web}/student/bafedikogupamite?provider=eljur`;
    await callEljur('/apiv3/sethomework', { ...fields, text: '<b>Дроби</b>', link });
    return { lesson, page: `${base}/lesson/${lesson}`, homework: fields.homework };
  }

  test('[DIARY-01] [DIARY-04] lead the teacher to us with the lesson and a token that is good once', async () => {
    const { lesson, page } = await begin();
    const { browser } = await signedIn('teacher@example.ru');
    const { url } = await browser.send(`${page}/add`, {});
    expect(url.origin + url.pathname).toBe(`${web}/dnevnikru`);
    const given = Object.fromEntries(url.searchParams);
    expect(given).toMatchObject({
      ...{ lesson_id: lesson, group_id: '51', provider: 'eljur', returnUrl: page },
    });
    const fields = { token: given.dnevnikRuToken ?? '', check: given.dnevnikRuState ?? '' };
    const exchange = (request: string) => callEljur('/apiv3/exchangetoken', { ...fields, request });
    expect(await exchange('a')).toMatchObject({ state: 200, result: { id: teacher } });
    expect(await exchange('b')).toMatchObject({ state: 410 });
  });

  test('[DIARY-08] lead a student to the homework, and show the mark with its weight', async () => {
    const { page, homework } = await begin();
    const marking = await signedIn('teacher@example.ru');
    const form = { [`mark-${student}`]: 'н', [`mark-${eljurPeople.otherStudent}`]: '' };
    const { body } = await marking.browser.send(`${page}/marks/${homework}`, form);
    expect(body).toContain('aria-label="Отметка: н, вес 1"');
    const { browser } = await signedIn('student@example.ru');
    const shown = await browser.open(page);
    expect(shown.body).toContain('&lt;b&gt;Дроби&lt;/b&gt;');
    expect(shown.body).toContain('aria-label="Отметка: н, вес 1"');
    expect(shown.body).not.toContain('Добавить задание');
    const { url } = await browser.send(`${page}/open/${homework}`, {});
    expect(url.pathname).toBe('/student/bafedikogupamite');
    expect(url.searchParams.getAll('provider')).toEqual(['eljur']);
    expect(url.searchParams.get('dnevnikRuToken')).toMatch(/^503\./);
  });

  test('are for those who have the lesson, and take no forms of others', async () => {
    const { page, homework } = await begin();
    for (const login of ['new-teacher@example.ru', 'noemail', 'school@example.ru']) {
      const { browser } = await signedIn(login);
      for (const path of ['', '/add', `/open/${homework}`, `/marks/${homework}`])
        expect((await browser.send(page + path, {})).status).toBe(path === '' ? 404 : 403);
      expect((await browser.open(page)).status).toBe(403);
    }
    const pupil = await signedIn('student@example.ru');
    expect((await pupil.browser.send(`${page}/add`, {})).status).toBe(403);
    const own = await signedIn('teacher@example.ru');
    const foreign = { Origin: 'https://evil.example' };
    expect((await own.browser.send(`${page}/add`, {}, foreign)).status).toBe(403);
    const wrong: Record<string, string>[] = [{ 'mark-503': '6' }, { 'mark-x': '5' }, { a: '5' }];
    for (const form of wrong)
      expect((await own.browser.send(`${page}/marks/${homework}`, form)).status).toBe(422);
    const large = { 'mark-503': '5'.repeat(20_000) };
    expect((await own.browser.send(`${page}/marks/${homework}`, large)).status).toBe(422);
    expect((await own.browser.send(`${page}/marks/other`, { 'mark-503': '5' })).status).toBe(404);
    expect((await own.browser.open(`${base}/lesson/1`)).status).toBe(404);
  });

  test('sign in and lead to the lesson that was asked for, and nowhere else', async () => {
    const { page } = await begin();
    const asked = await new HttpBrowser(web).open(page);
    expect(asked.url.pathname + asked.url.search).toBe(
      `/eljur/login?next=${encodeURIComponent(new URL(page).pathname)}`,
    );
    const there = await signedIn('teacher@example.ru', asked.url.search);
    expect(there.page.url.href).toBe(page);
    for (const evil of ['//evil.example', '/eljur/../x', 'https://evil.example/eljur/lesson/1'])
      expect((await signedIn('teacher@example.ru', `?next=${evil}`)).page.url.href).toBe(
        `${base}/`,
      );
    expect(there.page.body).toContain('Добавить задание');
    const home = await there.browser.open(`${base}/`);
    expect(home.body).toContain('<h1>Расписание</h1>');
    await there.browser.open(`${base}/signout`);
    expect((await there.browser.open(`${base}/`)).body).toContain('Вы не\u00a0вошли');
    for (const login of ['student@example.ru', 'parent@example.ru', 'school@example.ru'])
      expect((await signedIn(login)).page.body).toContain('<h1>Дневник</h1>');
    const wrong = await new HttpBrowser(web).send(`${base}/login`, { login: 'x', password: 'y' });
    expect(wrong.status).toBe(422);
  });
});
