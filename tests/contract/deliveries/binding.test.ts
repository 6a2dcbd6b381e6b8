import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { callDiary } from '@/tests/support/diary/call-diary';
import { bindParamsOf, newSchool } from '@/tests/support/diary/deliveries';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const teacher = () => createUser(database, { roles: [roles.teacher] });
const student = () => createUser(database, { roles: [roles.student] });
const boundAt = async (userId: string) =>
  (await callDiary('GET', `/operator/people/${userId}`)).body.boundAt;
const bind = async (token: string, body: Awaited<ReturnType<typeof bindParamsOf>>) => {
  const answer = await ask('bindDiary', { token, body });
  return [answer.status, answer.body.code];
};

test('[DIARY-03] a token binds once, and again for the same person, in two tabs at once', async () => {
  const [token, { teacherId }] = [await teacher(), await newSchool()];
  const params = await bindParamsOf(teacherId);
  const both = await Promise.all([1, 2].map(() => ask('bindDiary', { token, body: params })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await bind(token, params)).toEqual([200, undefined]);
  const { bindings } = await callPlatform('listBindings', { token });
  expect(bindings).toMatchObject([{ provider: 'dnevnik' }]);
});

test('[DIARY-03] a new token of the same two people changes nothing', async () => {
  const [token, { studentId }] = [await student(), await newSchool()];
  expect(await bind(token, await bindParamsOf(studentId))).toEqual([200, undefined]);
  expect(await bind(token, await bindParamsOf(studentId))).toEqual([200, undefined]);
});

test.each(['made up', 'reused by another', 'expired', 'with a foreign state'])(
  '[DIARY-03] a token that is %s binds nobody',
  async (what) => {
    const [token, { teacherId }] = [await teacher(), await newSchool()];
    const params = await bindParamsOf(teacherId, what === 'expired' ? -1 : 600);
    if (what === 'made up') params.dnevnikRuToken = 'x'.repeat(43);
    if (what === 'with a foreign state')
      params.dnevnikRuState = (await bindParamsOf(teacherId)).dnevnikRuState;
    const isReused = what === 'reused by another';
    if (isReused) await bind(await teacher(), params);
    const code = isReused ? 'diary_person_bound' : 'diary_token_expired';
    expect(await bind(token, params)).toEqual([409, code]);
    expect((await callPlatform('listBindings', { token })).bindings).toEqual([]);
  },
);

test('[DIARY-03] a teacher is not bound to a student of the diary, nor a student to a teacher', async () => {
  const { teacherId, studentId } = await newSchool();
  const refused = [409, 'diary_role_mismatch'];
  expect(await bind(await teacher(), await bindParamsOf(studentId))).toEqual(refused);
  expect(await bind(await student(), await bindParamsOf(teacherId))).toEqual(refused);
});

test('[DIARY-03] nobody is bound to two people, and no person to two accounts', async () => {
  const [one, other] = [await newSchool(), await newSchool()];
  const [first, second] = [await teacher(), await teacher()];
  await bind(first, await bindParamsOf(one.teacherId));
  expect(await bind(first, await bindParamsOf(other.teacherId))).toEqual([
    409,
    'diary_bound_to_another',
  ]);
  expect(await bind(second, await bindParamsOf(one.teacherId))).toEqual([
    409,
    'diary_person_bound',
  ]);
  await callPlatform('unbindDiary', { token: first, params: { provider: 'dnevnik' } });
  await callPlatform('unbindDiary', { token: first, params: { provider: 'dnevnik' } });
  expect(await bind(second, await bindParamsOf(one.teacherId))).toEqual([200, undefined]);
});

test('[DIARY-03] who ends a binding is forgotten by the diary too', async () => {
  const [token, { teacherId }] = [await teacher(), await newSchool()];
  await bind(token, await bindParamsOf(teacherId));
  expect(await boundAt(teacherId)).not.toBeNull();
  await callPlatform('unbindDiary', { token, params: { provider: 'dnevnik' } });
  for (let turn = 0; turn < 50 && (await boundAt(teacherId)) !== null; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await boundAt(teacherId)).toBeNull();
});

test('[DIARY-03] a diary that nobody knows binds nobody', async () => {
  const body = { ...(await bindParamsOf((await newSchool()).teacherId)), provider: 'vk' };
  expect((await ask('bindDiary', { token: await teacher(), body: body as never })).status).toBe(
    400,
  );
});

test('[DIARY-04] the timetable and its lessons are those of the teacher alone', async () => {
  const school = await newSchool();
  const [token, stranger] = [await teacher(), await teacher()];
  const lessonId = school.lessonId;
  const query = { from: '2031-03-03', to: '2031-03-09' };
  const params = { provider: 'dnevnik', lessonId } as const;
  const unbound = await ask('getLesson', { token, params });
  expect([unbound.status, unbound.body.code]).toEqual([409, 'diary_not_bound']);
  await bind(token, await bindParamsOf(school.teacherId));
  await bind(stranger, await bindParamsOf((await newSchool()).teacherId));
  const { lessons } = await callPlatform('listLessons', { token, params, query });
  expect(lessons).toMatchObject([{ lessonId, subjectId: 1, groupId: school.groupId, grade: 7 }]);
  expect(await callPlatform('getLesson', { token, params })).toEqual(lessons[0]);
  expect((await ask('getLesson', { token: stranger, params })).status).toBe(403);
  const gone = { ...params, lessonId: '99999' };
  expect((await ask('getLesson', { token, params: gone })).status).toBe(404);
  for (const days of [
    { from: '2031-03-03', to: '2031-03-02' },
    { from: '2031-03-03', to: '2031-12-03' },
    { from: 'вчера', to: '2031-03-03' },
  ])
    expect((await ask('listLessons', { token, params, query: days })).status).toBe(400);
});
