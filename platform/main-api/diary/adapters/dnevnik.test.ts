/** @jest-environment node */
import { conformance, content, fakeDiary, say, work } from '@/tests/support/diary/conformance';
import { createDnevnik } from './dnevnik';

const create = (origin: string) => createDnevnik({ DIARY_ORIGIN: origin, DIARY_API_KEY: 'key' });
const lesson = {
  ...{ id: '7', date: '2026-11-24', startsAt: '2026-11-24T05:30:00Z', number: 2, topic: 'Дроби' },
  ...{ groupId: '70', groupName: '5А', grade: 5, subjectId: '12', subjectName: ' математика ' },
  dueDefault: '2026-11-26T05:30:00Z',
};

conformance('Дневник.ру', {
  create,
  refuse: (status) => say(status, { error: { code: 'x', message: 'y' } }),
  codes: [
    ['a wrong key', 401, 'unavailable'],
    ['a lesson of another', 403, 'refused'],
    ['one that is not there', 404, 'not_found'],
    ['a conflict', 409, 'conflict'],
    ['a used token', 410, 'token'],
    ['wrong input', 422, 'refused'],
    ['too many calls', 429, 'unavailable'],
    ['a failure', 500, 'unavailable'],
    ['a closed door', 503, 'unavailable'],
  ],
  lesson: say(200, lesson),
  strangeLesson: say(200, { ...lesson, startsAt: 'завтра' }),
  lessonIn: ({ url, body }) => {
    const [, id = ''] = /^\/api\/v2\/lessons\/([^/?#]+)\?/.exec(url) ?? [];
    return { lessonId: decodeURIComponent(id), rest: url.replace(id, '…') + body };
  },
});

const { asked, diary, will } = fakeDiary(create);

test('a token is exchanged with a key that gives the same answer again', async () => {
  will(say(200, { userId: '9', role: 'teacher', name: 'Анна', schoolName: '№ 1' }));
  const person = await diary().exchangeToken({ token: 't', state: 's', key: 'k' });
  expect(person).toEqual({ id: '9', name: 'Анна', role: 'teacher' });
  expect(asked).toMatchObject([
    {
      ...{ method: 'POST', url: '/api/v2/bind-tokens/exchange' },
      headers: { authorization: 'Bearer key', 'idempotency-key': 'k' },
      body: JSON.stringify({ token: 't', state: 's' }),
    },
  ]);
});

test('a lesson comes with the subject that is ours, or with none', async () => {
  will(say(200, { lessons: [lesson, { ...lesson, id: '8', subjectName: 'Труд', grade: 99 }] }));
  const lessons = await diary().listLessons('9', { from: '2026-11-23', to: '2026-11-29' });
  expect(lessons).toMatchObject([
    { lessonId: '7', subjectId: 1, grade: 5, dueAt: '2026-11-26T05:30:00Z' },
    { lessonId: '8', subjectId: null, grade: null },
  ]);
  expect(asked[0]?.url).toBe('/api/v2/users/9/lessons?from=2026-11-23&to=2026-11-29');
});

test('a work is put at its lesson and taken from it, with its sequence', async () => {
  will(say(201, { work: { externalId: work.externalId } }));
  await diary().putWork(work, content);
  will((_, response) => response.writeHead(204).end());
  await diary().deleteWork(work);
  await diary().unbind('9');
  const path = '/api/v2/lessons/7/works/bafedikogupamite';
  expect(asked).toMatchObject([
    { method: 'PUT', url: path },
    { method: 'DELETE', url: `${path}?userId=9&sequence=3` },
    { method: 'DELETE', url: '/api/v2/bindings/9' },
  ]);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    ...{ userId: '9', sequence: 3, ...content },
    workTypeId: 'homework',
  });
});

test.each([
  ['grade', 5, '5'],
  ['grade', 1, '2'],
  ['percent', 87, '87%'],
] as const)('a mark as %s, %d, is written «%s»', async (mode, value, written) => {
  will(say(200, { mark: { value: written } }));
  await diary().putMark(work, { studentId: '55', mode, value });
  expect(asked).toMatchObject([
    { method: 'PUT', url: '/api/v2/lessons/7/works/bafedikogupamite/marks/55' },
  ]);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ userId: '9', value: written, sequence: 3 });
});

test('when it is to be tried again, the diary may say', async () => {
  will(say(429, {}, { 'Retry-After': '7' }));
  await expect(diary().putWork(work, content)).rejects.toMatchObject({ retryAfterSeconds: 7 });
});
