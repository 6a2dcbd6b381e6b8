import {
  callDiary,
  createSchool,
  createTaughtLesson,
  diaryOrigin,
  lookAt,
  signedIn,
  someExternalId,
  workOf,
} from '@/tests/support/diary/call-diary';
import { openSso } from '@/tests/support/sign-in/follow-sign-in';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';

const web = process.env.TEST_WEB_ORIGIN ?? '';

/** A lesson with one work, and the browsers of its teacher and of a student. */
async function begin(rest: Record<string, unknown> = {}) {
  const own = await createTaughtLesson();
  const externalId = someExternalId();
  const body = workOf(own.teacher.userId, rest);
  await callDiary('PUT', `/api/v2/lessons/${own.lessonId}/works/${externalId}`, { body });
  const page = `${diaryOrigin()}/lesson/${own.lessonId}`;
  const teacher = await signedIn(own.teacher.login, own.password);
  const student = await signedIn(own.students[0]?.login ?? '', own.password);
  return {
    ...own,
    externalId,
    page,
    browsers: { teacher, student },
    studentId: own.students[0]?.userId,
  };
}

const tokenOf = ({ searchParams }: URL) => ({
  token: searchParams.get('dnevnikRuToken'),
  state: searchParams.get('dnevnikRuState'),
});

describe('the page of a lesson', () => {
  test('[DIARY-01] [DIARY-04] leads its teacher to us with the lesson and a token that is good once', async () => {
    const { page, browsers, lessonId, groupId, teacher } = await begin();
    const { url } = await browsers.teacher.send(`${page}/add`, {});
    expect(url.origin + url.pathname).toBe(`${web}/dnevnikru`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ lesson_id: lessonId, group_id: groupId, subject_id: '1001', worktype_id: '1' },
      ...{ provider: 'dnevnik', returnUrl: page },
    });
    const body = tokenOf(url);
    const first = await callDiary('POST', '/api/v2/bind-tokens/exchange', { body });
    expect(first.body).toMatchObject({ userId: teacher.userId, role: 'teacher' });
    const again = await callDiary('POST', '/api/v2/bind-tokens/exchange', { body });
    expect(again.status).toBe(410);
    const { url: next } = await browsers.teacher.send(`${page}/add`, {});
    expect(tokenOf(next).token).not.toBe(body.token);
  });

  test('leads a student to the homework, keeping what its address says', async () => {
    const given = `${web}/start/bababababababaga?x=1#task`;
    const { page, browsers, externalId, studentId } = await begin({ url: given });
    const { url } = await browsers.student.send(`${page}/open/${externalId}`, {});
    expect(url.href).toMatch(`${web}/start/bababababababaga?x=1&provider=dnevnik&dnevnikRuToken=`);
    const exchanged = await callDiary('POST', '/api/v2/bind-tokens/exchange', {
      body: tokenOf(url),
    });
    expect(exchanged.body).toMatchObject({ userId: studentId, role: 'student' });
  });

  test('makes no token for who only looks, or comes from another site', async () => {
    const { page, browsers, externalId } = await begin();
    for (const path of ['/add', `/open/${externalId}`])
      expect((await browsers.teacher.open(page + path)).status).toBe(404);
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await browsers.teacher.send(`${page}/add`, {}, foreign)).status).toBe(403);
    expect((await browsers.teacher.open(page)).body).not.toContain('dnevnikRuToken');
  });

  test('is neither for another teacher nor for students of another group', async () => {
    const [{ page, browsers, externalId }, other] = [await begin(), await begin()];
    for (const stranger of Object.values(other.browsers)) {
      expect((await stranger.open(page)).status).toBe(403);
      for (const path of ['/add', '/cancel', `/open/${externalId}`, `/marks/${externalId}`])
        expect((await stranger.send(page + path, {})).status).toBe(403);
    }
    expect((await browsers.student.send(`${page}/add`, {})).status).toBe(403);
  });

  test('shows markup in a title as text', async () => {
    const { page, browsers } = await begin({ title: '<script>alert(1)</script>"><b>' });
    for (const browser of [browsers.teacher, browsers.student]) {
      const { body, headers } = await browser.open(page);
      expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;b&gt;');
      expect(body).not.toContain('<script');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test('lets the teacher set marks by hand, which the student sees', async () => {
    const { page, browsers, externalId, studentId, lessonId } = await begin();
    const form = { [`mark-${studentId}`]: '4', 'mark-999': '' };
    await browsers.teacher.send(`${page}/marks/${externalId}`, form);
    const there = async () => (await lookAt(lessonId)).works[0]?.marks;
    expect(await there()).toMatchObject([{ value: '4', setByHand: true }]);
    expect((await browsers.student.open(page)).body).toContain('aria-label="Отметка: 4"');
    await browsers.teacher.send(`${page}/marks/${externalId}`, { [`mark-${studentId}`]: 'none' });
    expect(await there()).toMatchObject([{ value: null, setByHand: false }]);
  });

  test('moves and cancels the lesson', async () => {
    const { page, browsers, lessonId } = await begin();
    await browsers.teacher.send(`${page}/move`, { date: '2031-03-06', number: '5' });
    expect((await lookAt(lessonId)).lesson).toMatchObject({ date: '2031-03-06', number: 5 });
    const wrong = await browsers.teacher.send(`${page}/move`, { date: '2031-03-06', number: '99' });
    expect(wrong.status).toBe(422);
    await browsers.teacher.send(`${page}/cancel`, {});
    expect(await lookAt(lessonId)).toMatchObject({ isCancelled: true });
    const { body } = await browsers.student.open(page);
    expect(body).toContain('Урок отменён');
  });
});

describe('signing in', () => {
  test('leads to the lesson that was asked for, and nowhere else', async () => {
    const { lessonId, teacher, password } = await begin();
    const browser = await signedIn(teacher.login, password);
    await browser.open(`${diaryOrigin()}/signout`);
    const asked = await browser.open(`${diaryOrigin()}/lesson/${lessonId}`);
    expect(asked.url.pathname + asked.url.search).toBe(`/login?next=/lesson/${lessonId}`);
    const form = { login: teacher.login, password };
    expect((await browser.send(asked.url.href, form)).url.pathname).toBe(`/lesson/${lessonId}`);
    const evil = `${diaryOrigin()}/login?next=//evil.example`;
    expect((await browser.send(evil, form)).url.href).toBe(`${diaryOrigin()}/`);
  });

  test('needs the right password', async () => {
    const { teachers } = await createSchool();
    const browser = await signedIn('teacher@example.ru', 'tetrad');
    await browser.open(`${diaryOrigin()}/signout`);
    const form = { login: teachers[0]?.login ?? '', password: 'wrong' };
    const page = await browser.send(`${diaryOrigin()}/login`, form);
    expect([page.status, page.body]).toEqual([422, expect.stringContaining('Неверный логин')]);
    expect((await browser.open(`${diaryOrigin()}/`)).body).toContain('Вы не\u00a0вошли');
  });

  test('shows a teacher the timetable, a student and their parent the diary', async () => {
    const school = await createSchool({ parents: 1 });
    const open = async (login = '') =>
      (await (await signedIn(login, school.password)).open(`${diaryOrigin()}/`)).body;
    expect(await open(school.teachers[0]?.login)).toContain('<h1>Расписание</h1>');
    for (const { login } of [...school.students, ...school.parents])
      expect(await open(login)).toContain('<h1>Дневник</h1>');
  });

  test('[AUTH-07] is good for us as well: nobody asks for the password again', async () => {
    const { teacher, password } = await begin();
    const browser = await signedIn(teacher.login, password);
    const { url } = await openSso(browser, await addressFor({ provider: 'dnevnik' }));
    expect(url.href).toMatch(`${web}/prosv/auth?code=`);
  });

  test('of the teacher of the demo shows the lesson behind the alias', async () => {
    const browser = await signedIn('teacher@example.ru', 'tetrad');
    const { status, body } = await browser.open(`${diaryOrigin()}/lesson/1`);
    expect([status, body]).toEqual([200, expect.stringContaining('Добавить задание')]);
  });
});
