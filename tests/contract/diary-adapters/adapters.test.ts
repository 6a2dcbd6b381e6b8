import { randomUUID } from 'node:crypto';
import type { DiaryAdapter, Work } from '@/platform/main-api/diary/adapters/adapter';
import { stands } from '@/tests/support/diary/adapter-stands';

// What any diary does with what its adapter asks, seen at its running demo.
describe.each(stands)('[DIARY-05] $name', (stand) => {
  const refusal = (why: string) => expect.objectContaining({ why }) as Error;

  async function begin() {
    const place = await stand.newPlace();
    const diary: DiaryAdapter = stand.create();
    const { teacher, lessonId, groupId } = place;
    const work: Work = { userId: teacher, lessonId, externalId: randomUUID(), sequence: 1 };
    const put = (sequence: number, title: string) =>
      diary.putWork(
        { ...work, sequence },
        {
          ...{ groupId, workTypeId: null, title, dueAt: '2031-03-05T06:00:00.000Z' },
          url: `${process.env.TEST_WEB_ORIGIN}/student/bafedikogupamite`,
        },
      );
    const mark = (sequence: number, value: number, studentId = place.student) =>
      diary.putMark({ ...work, sequence }, { studentId, mode: 'grade', value });
    const titles = () => stand.titlesAt(lessonId);
    const marks = () => stand.marksAt(lessonId);
    return { ...place, diary, work, put, mark, titles, marks };
  }

  test('says who has come, and says it again to the same request alone', async () => {
    const { diary, teacher, student } = await begin();
    const bind = { ...(await stand.tokenOf(teacher, 600)), key: randomUUID() };
    const both = await Promise.all([1, 2].map(() => diary.exchangeToken(bind)));
    expect(both[0]).toMatchObject({ id: teacher, role: 'teacher' });
    expect(both[1]).toEqual(both[0]);
    expect(await diary.exchangeToken(bind)).toEqual(both[0]);
    await expect(diary.exchangeToken({ ...bind, key: 'other' })).rejects.toEqual(refusal('token'));
    const pupil = { ...(await stand.tokenOf(student, 600)), key: randomUUID() };
    expect(await diary.exchangeToken(pupil)).toMatchObject({ id: student, role: 'student' });
    await diary.unbind(teacher);
    await diary.unbind(teacher);
  });

  test('knows no token that is old, made up or of another link', async () => {
    const { diary, teacher } = await begin();
    const exchange = async (token: string, state: string) =>
      diary.exchangeToken({ token, state, key: randomUUID() }).then(
        () => 'taken',
        (error: { why: string }) => error.why,
      );
    const [old, good, other] = [
      await stand.tokenOf(teacher, -1),
      await stand.tokenOf(teacher, 600),
      await stand.tokenOf(teacher, 600),
    ];
    expect(await exchange(old.token, old.state)).toBe('token');
    const final = /^(?:token|not_found|refused)$/;
    expect(await exchange('x'.repeat(43), good.state)).toMatch(final);
    expect(await exchange(`${good.token}x`, good.state)).toMatch(final);
    expect(await exchange(good.token, other.state)).toMatch(final);
    expect(await exchange(good.token, good.state)).toBe('taken');
  });

  test('tells the timetable and one lesson of it alike, and of no lesson of another', async () => {
    const { diary, teacher, otherTeacher, lessonId, groupId, day } = await begin();
    const lessons = await diary.listLessons(teacher, { from: day, to: day });
    const lesson = lessons.find((one) => one.lessonId === lessonId);
    expect(lesson).toMatchObject({ groupId, subjectId: 1 });
    expect(lesson?.startsAt.slice(0, 10)).toBe(day);
    expect(await diary.getLesson({ userId: teacher, lessonId })).toEqual(lesson);
    const foreign = diary.getLesson({ userId: otherTeacher, lessonId });
    await expect(foreign).rejects.toEqual(refusal('refused'));
    const gone = diary.getLesson({ userId: teacher, lessonId: '99999' });
    await expect(gone).rejects.toEqual(refusal('not_found'));
  });

  test('refuses a key that it has not given', async () => {
    const { teacher, lessonId } = await begin();
    const stranger = stand.create('x'.repeat(40));
    const asked = stranger.getLesson({ userId: teacher, lessonId });
    await expect(asked).rejects.toEqual(refusal('unavailable'));
  });

  test('keeps the newest of a homework that comes twice, late and out of order', async () => {
    const { put, titles } = await begin();
    await Promise.all(Array.from({ length: 10 }, () => put(2, 'Второе')));
    await put(4, '<b>Четвёртое</b> & «ещё»');
    await put(3, 'Третье');
    await put(4, 'Опять');
    expect(await titles()).toEqual(['<b>Четвёртое</b> & «ещё»']);
  });

  test('keeps away what was taken away, whatever comes late', async () => {
    const { diary, work, put, titles } = await begin();
    await put(1, 'Первое');
    for (const _ of [1, 2]) await diary.deleteWork({ ...work, sequence: 3 });
    await put(2, 'Второе');
    expect(await titles()).toEqual([]);
    await put(4, 'Четвёртое');
    await diary.deleteWork({ ...work, sequence: 3 });
    expect(await titles()).toEqual(['Четвёртое']);
    // One that never came stays away as well.
    const never = { ...work, externalId: randomUUID(), sequence: 2 };
    await diary.deleteWork(never);
    expect(await titles()).toEqual(['Четвёртое']);
  });

  test('takes nothing for the lesson of another teacher', async () => {
    const { diary, work, otherTeacher, groupId, titles } = await begin();
    const content = { groupId, workTypeId: null, title: 'Чужое', dueAt: null };
    const url = `${process.env.TEST_WEB_ORIGIN}/student/bafedikogupamite`;
    const foreign = { ...work, userId: otherTeacher };
    const put = diary.putWork(foreign, { ...content, url });
    await expect(put).rejects.toEqual(refusal('refused'));
    await expect(diary.deleteWork(foreign)).rejects.toEqual(refusal('refused'));
    const elsewhere = diary.putWork(work, { ...content, url: 'https://evil.example/' });
    await expect(elsewhere).rejects.toEqual(refusal('refused'));
    expect(await titles()).toEqual([]);
  });

  test('shows the newest mark of a student who has the lesson', async () => {
    const { put, mark, marks, student, stranger } = await begin();
    await expect(mark(1, 5)).rejects.toEqual(refusal('not_found'));
    await put(1, 'Дроби');
    await mark(3, 4);
    await mark(2, 5);
    expect(await marks()).toEqual({ [student]: '4' });
    for (const unknown of [stranger, '999'])
      await expect(mark(4, 5, unknown)).rejects.toEqual(refusal('not_found'));
    await mark(4, 1);
    expect(await marks()).toEqual({ [student]: '2' });
  });

  test.each(stand.handValues)(
    'keeps «%s» that the teacher has set, before ours and over it',
    async (value) => {
      for (const isOursThere of [false, true]) {
        const { put, work, mark, marks, lessonId, student } = await begin();
        await put(1, 'Дроби');
        if (isOursThere) await mark(1, 3);
        await stand.setByHand({ lessonId, work: work.externalId, student, value });
        await expect(mark(2, 4)).rejects.toEqual(refusal('conflict'));
        expect(await marks()).toEqual({ [student]: value });
      }
    },
  );
});
