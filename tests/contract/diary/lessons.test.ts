import {
  callDiary,
  createLesson,
  createSchool,
  createTaughtLesson,
  refusalOf,
} from '@/tests/support/diary/call-diary';

const lessonsOf = (userId: string, from: string, to: string) =>
  callDiary('GET', `/api/v2/users/${userId}/lessons?from=${from}&to=${to}`);

const idsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.lessons as { id: string }[]).map(({ id }) => id);

describe('the timetable', () => {
  test('has the lessons of a teacher and of a student in their order, without cancelled ones', async () => {
    const { teacher, students, groupId, lessonId } = await createTaughtLesson();
    const early = await createLesson(teacher.userId, groupId, { number: 1 });
    const next = await createLesson(teacher.userId, groupId, { date: '2031-03-05' });
    const cancelled = await createLesson(teacher.userId, groupId, { number: 4 });
    await callDiary('POST', `/operator/lessons/${cancelled}/cancel`);
    for (const { userId } of [teacher, ...students])
      expect(idsOf(await lessonsOf(userId, '2031-03-01', '2031-03-31'))).toEqual([
        ...[early, lessonId, next],
      ]);
    expect(idsOf(await lessonsOf(teacher.userId, '2031-03-05', '2031-03-05'))).toEqual([next]);
  });

  test('of the demo is there for three weeks, with an alias for the first lesson', async () => {
    const userId = '1000004567001';
    const from = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
    const to = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await lessonsOf(userId, from, to);
    const lessons = body.lessons as { groupName: string; subjectName: string }[];
    const taught = new Set(lessons.map((one) => `${one.groupName} ${one.subjectName}`));
    expect([...taught].sort()).toEqual(
      ['5А', '6Б'].flatMap((name) => [`${name} Английский язык`, `${name} Математика`]),
    );
    expect(lessons.length).toBeGreaterThan(30);
    const alias = await callDiary('GET', `/api/v2/lessons/1?userId=${userId}`);
    expect(alias.body.id).toMatch(/^\d{13}$/);
    expect(idsOf({ body })).toContain(alias.body.id);
  });

  test.each([
    ['2031-03-01', '2031-04-01'],
    ['2031-03-02', '2031-03-01'],
    ['2031-02-30', '2031-03-01'],
    ['x', ''],
  ])('is refused from %s to %s', async (from, to) => {
    const { teachers } = await createSchool();
    const answer = await lessonsOf(teachers[0]?.userId ?? '', from, to);
    expect(refusalOf(answer)).toEqual([422, 'invalid']);
  });

  test('of nobody is not found', async () => {
    const answer = await lessonsOf('999', '2031-03-01', '2031-03-02');
    expect(refusalOf(answer)).toEqual([404, 'user_not_found']);
  });
});

describe('a lesson', () => {
  test('says when the group has the subject next', async () => {
    const { teacher, groupId, lessonId } = await createTaughtLesson();
    const of = async () =>
      (await callDiary('GET', `/api/v2/lessons/${lessonId}?userId=${teacher.userId}`)).body;
    expect(await of()).toEqual({
      ...{ id: lessonId, date: '2031-03-03', startsAt: '2031-03-03T06:25:00.000Z', number: 2 },
      ...{ groupId, groupName: '7В', grade: 7, topic: 'Дроби' },
      ...{ subjectId: '1001', subjectName: 'Математика' },
      dueDefault: '2031-03-10T06:25:00.000Z',
    });
    await createLesson(teacher.userId, groupId, { date: '2031-03-04', subjectId: '1002' });
    await createLesson(teacher.userId, groupId, { date: '2031-03-05', number: 1 });
    expect((await of()).dueDefault).toBe('2031-03-05T05:30:00.000Z');
  });

  test('is for its teacher and its group', async () => {
    const [own, other] = [await createTaughtLesson(), await createSchool()];
    const of = (userId = '') =>
      callDiary('GET', `/api/v2/lessons/${own.lessonId}?userId=${userId}`);
    expect((await of(own.students[0]?.userId)).status).toBe(200);
    for (const stranger of [other.teachers[0], other.students[0]])
      expect(refusalOf(await of(stranger?.userId))).toEqual([403, 'forbidden']);
    expect(refusalOf(await of('999'))).toEqual([404, 'user_not_found']);
    expect(refusalOf(await of("1'--"))).toEqual([422, 'invalid']);
    const unknown = await callDiary('GET', `/api/v2/lessons/999?userId=${own.teacher.userId}`);
    expect(refusalOf(unknown)).toEqual([404, 'lesson_not_found']);
  });
});
