/** @jest-environment node */
import { conformance, content, fakeDiary, say, work } from '@/tests/support/diary/conformance';
import { createEljur } from './eljur';

const elsewhere = 'https://elsewhere.example';
const create = (ELJUR_ORIGIN: string) =>
  createEljur({
    ...{ ELJUR_ORIGIN, ELJUR_API_KEY: 'key' },
    ...{ DIARY_ORIGIN: elsewhere, PARTNERS_ORIGIN: elsewhere },
  });
/** All that it says is said with HTTP 200. */
const told = (result: unknown, state = 200, error: string | null = null) =>
  say(200, { response: { state, error, result } });
const lesson = {
  ...{ id: '7', starts: { date: '20261124', time: '08:30' }, num: 2, class: '5А' },
  ...{ classid: '70', subject: ' математика ', next: { date: '20261126', time: '09:25' } },
};

conformance('ЭлЖур', {
  create,
  refuse: (state) => told(null, state, 'нельзя'),
  codes: [
    ['wrong fields', 400, 'refused'],
    ['a wrong key', 401, 'unavailable'],
    ['a lesson of another', 403, 'refused'],
    ['one that is not there', 404, 'not_found'],
    ['a conflict', 409, 'conflict'],
    ['a used token', 410, 'token'],
    ['too many calls', 429, 'unavailable'],
    ['a failure', 500, 'unavailable'],
    ['a closed door', 503, 'unavailable'],
    ['a state that nobody knows', 7, 'unavailable'],
  ],
  lesson: told(lesson),
  strangeLesson: told({ ...lesson, starts: { date: '20261341', time: '08:30' } }),
  lessonIn: ({ url, body }) => {
    const form = new URLSearchParams(body);
    const [lessonId = null, ...more] = form.getAll('lesson');
    form.delete('lesson');
    return { lessonId, rest: `${url} ${form} ${more.join()}` };
  },
});

const { asked, diary, will } = fakeDiary(create);
const formIn = (at = 0) => Object.fromEntries(new URLSearchParams(asked[at]?.body));

test('a call is a form with the key in it', async () => {
  will(told({ id: '9', title: 'Анна Морозова', role: 'parent' }));
  const person = await diary().exchangeToken({ token: 't', state: 's', key: 'k' });
  expect(person).toEqual({ id: '9', name: 'Анна Морозова', role: 'other' });
  const type = expect.stringMatching(/^application\/x-www-form-urlencoded(;|$)/) as string;
  expect(asked).toMatchObject([
    { method: 'POST', url: '/apiv3/exchangetoken', headers: { 'content-type': type } },
  ]);
  expect(formIn()).toEqual({ token: 't', check: 's', request: 'k', devkey: 'key' });
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test('a lesson begins in the time of Moscow, and has the grade of its class', async () => {
  const other = { ...lesson, id: '8', class: 'Хор', subject: 'Труд', next: null };
  will(told({ lessons: [lesson, other] }));
  const lessons = await diary().listLessons('9', { from: '2026-11-23', to: '2026-11-29' });
  expect(lessons).toEqual([
    {
      ...{ lessonId: '7', groupId: '70', groupName: '5А', grade: 5, subjectId: 1, number: 2 },
      ...{ subjectName: ' математика ', startsAt: '2026-11-24T05:30:00.000Z' },
      dueAt: '2026-11-26T06:25:00.000Z',
    },
    expect.objectContaining({ lessonId: '8', grade: null, subjectId: null, dueAt: null }),
  ]);
  expect(formIn()).toEqual({ teacher: '9', days: '20261123-20261129', devkey: 'key' });
});

test('a homework is put with the day in Moscow for which it is, or without one', async () => {
  will(told({ homework: work.externalId }));
  await diary().putWork(work, content);
  await diary().putWork(work, { ...content, dueAt: null });
  const fields = { teacher: '9', lesson: '7', homework: work.externalId, revision: '3' };
  expect(formIn()).toEqual({
    ...{ ...fields, devkey: 'key', classid: '70' },
    ...{ text: content.title, link: content.url, due: '20261126' },
  });
  expect(formIn(1)).toMatchObject({ due: '' });
  await diary().deleteWork(work);
  await diary().unbind('9');
  expect(asked.map(({ url }) => url).slice(2)).toEqual([
    '/apiv3/removehomework',
    '/apiv3/unlinkuser',
  ]);
  expect(formIn(2)).toEqual({ ...fields, devkey: 'key' });
  expect(formIn(3)).toEqual({ user: '9', devkey: 'key' });
});

test('a homework that it confirms under another name is not there', async () => {
  will(told({ homework: 'other' }));
  await expect(diary().putWork(work, content)).rejects.toMatchObject({ why: 'unavailable' });
});

test.each([
  [5, '5'],
  [1, '2'],
])('a mark of %d is written «%s», with a weight', async (value, mark) => {
  will(told({ mark }));
  await diary().putMark(work, { studentId: '55', mode: 'grade', value });
  expect(formIn()).toMatchObject({ student: '55', mark, weight: '1', revision: '3' });
});

test.each(['', '08:60', '24:00', 'утром'])('a lesson at %j is no answer', async (time) => {
  will(told({ ...lesson, next: { date: '20261126', time } }));
  await expect(diary().getLesson(work)).rejects.toMatchObject({ why: 'unavailable' });
});
