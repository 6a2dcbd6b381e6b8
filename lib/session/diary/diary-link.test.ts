import { diaryLinkOf, returnUrlAt, withoutDiary } from './diary-link';

const ORIGIN = 'http://localhost:4400';
const ELJUR = 'http://localhost:4700';
const read = (query: string, path: 'diary' | 'studentStart' = 'diary') =>
  diaryLinkOf(path, new URLSearchParams(query), (provider) =>
    provider === 'dnevnik' ? ORIGIN : ELJUR,
  );

const whole = new URLSearchParams({
  lesson_id: '2026112300451',
  group_id: '1716208',
  subject_id: '17',
  worktype_id: '3',
  provider: 'dnevnik',
  dnevnikRuToken: 'single-use',
  dnevnikRuState: 'random',
  returnUrl: `${ORIGIN}/lesson/1`,
}).toString();
const bind = { provider: 'dnevnik', dnevnikRuToken: 'single-use', dnevnikRuState: 'random' };
const place = { provider: 'dnevnik', lessonId: '2026112300451', groupId: '1716208' };

describe('a link of the diary', () => {
  test('[DIARY-01] [DIARY-04] says with what to bind and for which lesson', () => {
    expect(read(whole)).toEqual({
      provider: 'dnevnik',
      bind,
      lesson: {
        place: { ...place, workTypeId: '3' },
        subjectId: '17',
        returnUrl: `${ORIGIN}/lesson/1`,
      },
    });
  });

  test('[DIARY-08] of a homework says with what to bind, and nothing of a lesson', () => {
    expect(read(whole, 'studentStart')).toEqual({ provider: 'dnevnik', bind, lesson: null });
    expect(read('provider=dnevnik', 'studentStart')).toBeNull();
    expect(read('lesson_id=1&group_id=2', 'studentStart')).toBeNull();
  });

  test('[DIARY-04] of another diary binds to that one, and leads back there alone', () => {
    const query = whole.replace('provider=dnevnik', 'provider=Eljur');
    const lesson = { place: { ...place, provider: 'eljur', workTypeId: '3' }, subjectId: '17' };
    const link = { provider: 'eljur', bind: { ...bind, provider: 'eljur' }, lesson };
    expect(read(query)).toEqual(link);
    const own = new URLSearchParams(query);
    own.set('returnUrl', `${ELJUR}/eljur/lesson/1`);
    expect(read(own.toString())?.lesson).toHaveProperty('returnUrl', `${ELJUR}/eljur/lesson/1`);
  });

  test('an ordinary address is none', () => {
    expect(read('')).toBeNull();
    expect(read('provider=dnevnik&asked=')).toBeNull();
  });

  test.each([
    'dnevnikRuToken=x',
    'dnevnikRuState=x',
    'dnevnikRuToken=&dnevnikRuState=x',
    'dnevnikRuToken=a&dnevnikRuToken=b&dnevnikRuState=x',
    `dnevnikRuToken=${'x'.repeat(1_001)}&dnevnikRuState=x`,
    'dnevnikRuToken=%00&dnevnikRuState=x',
  ])('[DIARY-01] %s is nothing to bind with', (query) => {
    expect(read(query)).toMatchObject({ bind: null });
  });

  test.each([
    'lesson_id=1',
    'group_id=1',
    'lesson_id=1&lesson_id=2&group_id=1',
    'lesson_id=<script>&group_id=1',
    'lesson_id=../x&group_id=1',
    `lesson_id=${'1'.repeat(65)}&group_id=1`,
    'lesson_id=1&group_id=%0a',
  ])('[DIARY-04] %s is no lesson', (query) => {
    expect(read(query)).toMatchObject({ lesson: null });
  });

  test('[DIARY-04] what is wrong besides the lesson is left out', () => {
    const query = 'lesson_id=1&group_id=2&subject_id=<b>&worktype_id=%00&provider=evil';
    expect(read(`${query}&returnUrl=https://evil.example/`)?.lesson).toEqual({
      place: { provider: 'dnevnik', lessonId: '1', groupId: '2' },
    });
  });
});

test('[DIARY-04] only the diary itself is returned to', () => {
  expect(returnUrlAt(ORIGIN, `${ORIGIN}/lesson/1?a=b#c`)).toBe(`${ORIGIN}/lesson/1?a=b#c`);
  for (const hostile of [
    ...['https://evil.example/', '//evil.example', '/lesson/1', 'javascript:alert(1)', ''],
    ...[`${ORIGIN}.evil.example/`, `${ORIGIN}@evil.example/`, 'http://localhost:4401/'],
    ...['https://localhost:4400/', 'http://u:p@localhost:4400/', `${ORIGIN}/${'x'.repeat(500)}`],
  ])
    expect(returnUrlAt(ORIGIN, hostile)).toBeNull();
  expect(returnUrlAt(ORIGIN, undefined)).toBeNull();
});

test('[DIARY-01] an address is cleaned of what binds, and keeps the rest', () => {
  expect(withoutDiary(new URLSearchParams('provider=dnevnik&dnevnikRuToken=a&b=c'))).toBe(
    '?provider=dnevnik&b=c',
  );
  expect(withoutDiary(new URLSearchParams('dnevnikRuToken=a&dnevnikRuState=b'))).toBe('');
});
