import { callDiary, refusalOf } from '@/tests/support/diary/call-diary';

const PATHS = ['/api/v2/users/1/lessons', '/api/v2/lessons/1', '/operator/control'];

test.each(PATHS)('%s is refused without the key and with another', async (path) => {
  for (const key of [null, 'x', ''])
    expect(refusalOf(await callDiary('GET', path, { key }))).toEqual([401, 'unauthorized']);
});

test('a body of more than 64 kB is refused, one of something else than JSON as well', async () => {
  const path = '/api/v2/lessons/1/works/a';
  const title = 'x'.repeat(70_000);
  const headers = { Connection: 'close' };
  const huge = await callDiary('PUT', path, { body: { title }, headers });
  expect(refusalOf(huge)).toEqual([413, 'payload_too_large']);
  for (const body of ['', '{', '[]', 'null', '"x"', '{"__proto__":{}}'])
    expect(refusalOf(await callDiary('PUT', path, { body }))).toEqual([422, 'invalid']);
  const form = { body: '{}', headers: { 'Content-Type': 'text/plain' } };
  expect(refusalOf(await callDiary('PUT', path, form))).toEqual([422, 'invalid']);
});

test('what is not there is answered in the form of the API', async () => {
  expect(refusalOf(await callDiary('GET', '/api/v2/nothing'))).toEqual([404, 'not_found']);
  expect(refusalOf(await callDiary('GET', '/api/v1/nothing'))).toEqual([404, 'not_found']);
});
