import {
  callDiary,
  createTaughtLesson,
  lookAt,
  refusalOf,
  someExternalId,
  workOf,
} from '@/tests/support/diary/call-diary';

async function begin() {
  const own = await createTaughtLesson();
  const externalId = someExternalId();
  const path = `/api/v2/lessons/${own.lessonId}/works/${externalId}`;
  const put = (rest: Record<string, unknown> = {}) =>
    callDiary('PUT', path, { body: workOf(own.teacher.userId, rest) });
  const remove = (sequence: number) =>
    callDiary('DELETE', `${path}?userId=${own.teacher.userId}&sequence=${sequence}`);
  const studentId = own.students[0]?.userId ?? '';
  const mark = (value: string, sequence: number, student = studentId) =>
    callDiary('PUT', `${path}/marks/${student}`, {
      body: { userId: own.teacher.userId, value, sequence },
    });
  const unmark = (sequence: number) =>
    callDiary(
      'DELETE',
      `${path}/marks/${studentId}?userId=${own.teacher.userId}&sequence=${sequence}`,
    );
  const byHand = (value: string | null) =>
    callDiary('PUT', `/operator${path.slice('/api/v2'.length)}/marks/${studentId}`, {
      body: { value },
    });
  const markThere = async () => (await lookAt(own.lessonId)).works[0]?.marks[0];
  return { ...own, externalId, path, put, remove, mark, unmark, byHand, markThere, studentId };
}

describe('a work', () => {
  test('[DIARY-05] put twenty times at once stands there once', async () => {
    const { put, lessonId, externalId } = await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => put()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect((await lookAt(lessonId)).works).toMatchObject([{ externalId, title: 'Дроби' }]);
  });

  test('changes with a higher sequence alone, in whatever order changes come', async () => {
    const { put, lessonId } = await begin();
    const dueAt = '2031-03-05T09:00:00.000Z';
    expect((await put({ sequence: 3, title: 'Третье', dueAt })).status).toBe(201);
    for (const sequence of [1, 2, 3]) {
      const { status, body } = await put({ sequence, title: 'Старое' });
      expect([status, body.work]).toMatchObject([200, { title: 'Третье', sequence: 3, dueAt }]);
    }
    await put({ sequence: 4, title: 'Четвёртое', dueAt: null });
    expect((await lookAt(lessonId)).works).toMatchObject([{ title: 'Четвёртое', dueAt: null }]);
  });

  test('that is withdrawn stays away when an older change comes late', async () => {
    const { put, remove, lessonId } = await begin();
    await put({ sequence: 1 });
    for (const _ of [1, 2]) expect((await remove(3)).status).toBe(204);
    expect((await put({ sequence: 2 })).status).toBe(200);
    expect((await lookAt(lessonId)).works).toMatchObject([{ isWithdrawn: true }]);
    await put({ sequence: 4 });
    expect((await lookAt(lessonId)).works).toMatchObject([{ isWithdrawn: false }]);
    await remove(2);
    expect((await lookAt(lessonId)).works).toMatchObject([{ isWithdrawn: false }]);
  });

  test('whose withdrawal came first does not appear', async () => {
    const { put, remove, lessonId } = await begin();
    expect((await remove(2)).status).toBe(204);
    await put({ sequence: 1 });
    expect((await lookAt(lessonId)).works).toMatchObject([{ isWithdrawn: true }]);
  });

  test('at the lesson of another teacher is refused', async () => {
    const [own, other] = [await begin(), await createTaughtLesson()];
    for (const userId of [other.teacher.userId, own.studentId])
      expect(refusalOf(await own.put({ userId }))).toEqual([403, 'forbidden']);
    expect(refusalOf(await own.put({ userId: '999' }))).toEqual([404, 'user_not_found']);
    const query = `?userId=${other.teacher.userId}&sequence=9`;
    expect(refusalOf(await callDiary('DELETE', own.path + query))).toEqual([403, 'forbidden']);
    expect((await lookAt(own.lessonId)).works).toEqual([]);
  });

  test.each([
    ['without a title', { title: '' }],
    ['with a title of a thousand letters', { title: 'x'.repeat(1_000) }],
    ['with NUL', { title: 'a\0' }],
    ['with a script for an address', { url: 'javascript:alert(1)' }],
    ['with an address elsewhere', { url: 'https://evil.example/start/x' }],
    ['with a date that is none', { dueAt: 'tomorrow' }],
    ['with half a sequence', { sequence: 1.5 }],
    ['with a sequence that no table holds', { sequence: 3_000_000_000 }],
  ])('%s is refused', async (_, wrong) => {
    const { put, lessonId } = await begin();
    expect(refusalOf(await put(wrong))).toEqual([422, 'invalid']);
    expect((await lookAt(lessonId)).works).toEqual([]);
  });
});

describe('a mark', () => {
  test('is set, changed in its order and taken back', async () => {
    const { put, mark, unmark, markThere } = await begin();
    await put();
    expect((await mark('87%', 2)).body.mark).toMatchObject({ value: '87%', setByHand: false });
    expect((await mark('2', 1)).body.mark).toMatchObject({ value: '87%' });
    expect((await mark('5', 3)).body.mark).toMatchObject({ value: '5' });
    expect((await unmark(4)).status).toBe(204);
    expect(await markThere()).toMatchObject({ value: null });
    await mark('3', 3);
    expect(await markThere()).toMatchObject({ value: null });
  });

  test('that the teacher has set by hand is never overwritten', async () => {
    const { put, mark, unmark, byHand, markThere } = await begin();
    await put();
    await mark('3', 1);
    await byHand('5');
    for (const answer of [await mark('2', 2), await unmark(3)])
      expect(refusalOf(answer)).toEqual([409, 'set_by_hand']);
    expect(await markThere()).toMatchObject({ value: '5', setByHand: true });
    await byHand(null);
    expect((await mark('4', 4)).status).toBe(200);
    expect(await markThere()).toMatchObject({ value: '4', setByHand: false });
  });

  test('of twenty by hand and by the partner at once ends as the teacher wants it', async () => {
    const { put, mark, byHand, markThere } = await begin();
    await put();
    await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => mark('2', at + 1)),
      ...Array.from({ length: 10 }, () => byHand('5')),
    ]);
    expect(await markThere()).toMatchObject({ value: '5', setByHand: true });
  });

  test('needs a work and a student of the group', async () => {
    const { put, mark, remove } = await begin();
    expect(refusalOf(await mark('5', 1))).toEqual([404, 'work_not_found']);
    await put();
    const other = await createTaughtLesson();
    const stranger = other.students[0]?.userId;
    expect(refusalOf(await mark('5', 1, stranger))).toEqual([404, 'student_not_found']);
    expect(refusalOf(await mark('5', 1, '999'))).toEqual([404, 'student_not_found']);
    await remove(2);
    expect(refusalOf(await mark('5', 1))).toEqual([404, 'work_not_found']);
  });

  test.each(['1', '6', '101%', '-1%', '', '<b>5</b>', '05%'])('%j is none', async (value) => {
    const { put, mark } = await begin();
    await put();
    expect(refusalOf(await mark(value, 1))).toEqual([422, 'invalid']);
  });
});
