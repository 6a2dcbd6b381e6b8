import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { MAX_MARKS, MAX_NOTE, MAX_POINTS, type Mark } from '@/lib/contract/review/drawing';
import { createPhotoHomework, load } from '@/tests/support/files/uploads';
import {
  answerWithPhotos,
  draw,
  finishedWithPhotos,
  line,
  note,
} from '@/tests/support/homework/drawn';
import { reviewOf } from '@/tests/support/homework/reviewed';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let [teacher, taskHash]: [string, string] = ['', ''];
let student: Awaited<ReturnType<typeof finishedWithPhotos>>;

beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());
beforeEach(async () => {
  teacher = await createUser(database, { roles: [roles.teacher] });
  taskHash = await createPhotoHomework(teacher);
  student = await finishedWithPhotos(taskHash, 2);
});

const params = () => ({ attemptCode: student.attemptCode });
const on = (marks: Mark[], at = 0) => [{ fileUuid: student.files[at] ?? '', marks }];
const drawn = async () => (await reviewOf(teacher, student.attemptCode)).tasks[0]?.given.drawing;
const answerId = async () =>
  (await reviewOf(teacher, student.attemptCode)).tasks[0]?.given.answerId ?? '';
const give = (
  pictures: ReturnType<typeof on>,
  part: { version?: number; answerId?: string } = {},
) => draw(teacher, student.attemptCode, { pictures, ...part });
const giveBack = async () => {
  const { version } = await reviewOf(teacher, student.attemptCode);
  const tasks = [{ stepNumber: 1, taskId: 't1', comment: 'Ещё раз' }];
  return callPlatform('returnAttempt', {
    token: teacher,
    params: params(),
    body: { version, tasks },
  });
};
const returned = async () =>
  (
    await callPlatform('getAttemptStep', {
      token: student.token,
      params: { ...params(), stepNumber: 1 },
    })
  ).returned;
const result = async () =>
  (await callPlatform('getAttemptResult', { token: student.token, params: params() })).steps[0]
    ?.tasks[0];

describe('[REV-02] what a teacher draws on the photos of an answer', () => {
  test('is seen by the teacher and the student, and changes neither the file nor the mark', async () => {
    const sizeOf = async () => {
      const { body } = await ask('getFile', {
        token: student.token,
        params: { id: student.files[1] ?? '' },
      });
      return (await load(String(body.url))).bytes;
    };
    const before = await sizeOf();
    expect((await give(on([line, note], 1))).status).toBe(200);
    expect(await drawn()).toEqual({ pictures: on([line, note], 1), version: 1 });
    expect(await result()).toMatchObject({ drawing: on([line, note], 1), isAwaiting: true });
    expect(await sizeOf()).toEqual(before);
    const { groups } = await callPlatform('getTaskAnswers', {
      token: teacher,
      params: { taskHash, stepNumber: 1, taskId: 't1' },
    });
    expect(groups[0]?.answers[0]?.given.drawing.pictures).toEqual(on([line, note], 1));
  });

  test('can be cleared; the audit log says who drew, not what', async () => {
    await give(on([note]));
    expect((await give([])).status).toBe(200);
    expect(await drawn()).toEqual({ pictures: [], version: 2 });
    const { rows } = await database.query(
      `SELECT after FROM main_api.audit_entry WHERE action = 'answer.draw' AND subject = $1 ORDER BY created_at`,
      [`attempt:${student.attemptCode}`],
    );
    expect(rows.map(({ after }) => after.marks)).toEqual([1, 0]);
    expect(JSON.stringify(rows)).not.toContain('Проверь');
  });

  test('sent twice it is one; a tab that has not seen it is refused, and overwrites nothing', async () => {
    const seen = { answerId: await answerId(), version: 0 };
    for (const turn of [1, 2])
      expect([turn, (await give(on([line]), seen)).status]).toEqual([turn, 200]);
    const late = await give(on([note]), seen);
    expect([late.status, late.body.code]).toEqual([409, 'review_changed']);
    expect(await drawn()).toEqual({ pictures: on([line]), version: 1 });
    expect((await give(on([note]))).status).toBe(200);
  });

  test('of ten tabs that send at once one is taken', async () => {
    const seen = { answerId: await answerId(), version: 0 };
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, at) => give(on([{ ...note, text: `${at}` } as Mark]), seen)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('[REV-03] comes with returned work, and is not shown over the photos of the next answer', async () => {
    await give(on([line, note]));
    await giveBack();
    expect(await returned()).toMatchObject([{ comment: 'Ещё раз', drawing: on([line, note]) }]);
    const old = { answerId: await answerId(), version: 1 };
    await answerWithPhotos(student);
    expect(await drawn()).toEqual({ pictures: [], version: 1 });
    expect(await result()).toMatchObject({ drawing: [] });
    const late = await give(on([line]), old);
    expect([late.status, late.body.code]).toEqual([409, 'review_changed']);
  });

  test('[REV-03] does not come over pictures that are there no more', async () => {
    await give(on([line]));
    await giveBack();
    await database.query('DELETE FROM main_api.file WHERE id = $1', [student.files[0]]);
    expect(await returned()).toMatchObject([{ drawing: [] }]);
  });

  test('waits until the student has finished', async () => {
    const seen = { answerId: await answerId(), version: 0 };
    await giveBack();
    const early = await give(on([line]), seen);
    expect([early.status, early.body.code]).toEqual([409, 'attempt_not_finished']);
  });

  test('is for pictures of this answer alone', async () => {
    const other = await finishedWithPhotos(taskHash);
    for (const fileUuid of [other.files[0] ?? '', randomUUID()]) {
      const refused = await give([{ fileUuid, marks: [line] }]);
      expect([refused.status, refused.body.code]).toEqual([422, 'answer_mismatch']);
    }
    const elsewhere = { pictures: on([line]), answerId: await answerId(), taskId: 't2' };
    expect((await draw(teacher, student.attemptCode, elsewhere)).status).toBe(404);
    expect(await drawn()).toEqual({ pictures: [], version: 0 });
  });

  test('is drawn by the teacher of the homework, and by nobody else', async () => {
    const seen = { pictures: on([line]), answerId: await answerId(), version: 0 };
    const other = await createUser(database, { roles: [roles.teacher] });
    const refused = await draw(other, student.attemptCode, seen);
    expect([refused.status, refused.body.code]).toEqual([404, 'attempt_not_found']);
    expect((await draw(student.token, student.attemptCode, seen)).status).toBe(403);
    expect((await draw(teacher, 'ba'.repeat(10), seen)).status).toBe(404);
  });
});

const lineOf = (part: object) => ({ ...line, ...part }) as unknown as Mark;
const noteOf = (part: object) => ({ ...note, ...part }) as unknown as Mark;
const points = (count: number) => Array.from({ length: count }, (_, at) => [at / 10_000, 0.5]);

test.each<[string, Mark[]]>([
  ['a point beside the picture', [lineOf({ points: [[1.1, 0]] })]],
  ['a point before it', [lineOf({ points: [[-0.1, 0]] })]],
  ['more digits than are kept', [lineOf({ points: [[0.12345, 0]] })]],
  ['a point of one number', [lineOf({ points: [[0.1]] })]],
  ['a line without points', [lineOf({ points: [] })]],
  ['a line of too many points', [lineOf({ points: points(MAX_POINTS + 1) })]],
  ['another colour', [lineOf({ colour: 'url(#x)' })]],
  ['another width', [lineOf({ width: 40 })]],
  ['another kind of mark', [lineOf({ kind: 'image', href: 'http://x.example' })]],
  ['a field more', [lineOf({ onclick: 'alert(1)' })]],
  ['a note without words', [noteOf({ text: ' ' })]],
  ['a note that is too long', [noteOf({ text: 'а'.repeat(MAX_NOTE + 1) })]],
  ['a note that cannot be stored', [noteOf({ text: 'нуль\u0000' })]],
  ['no marks', []],
  ['too many marks', Array<Mark>(MAX_MARKS + 1).fill(line)],
])('[REV-02] %s is refused and nothing is kept', async (_, marks) => {
  expect((await give(on(marks))).status).toBe(400);
  expect(await drawn()).toEqual({ pictures: [], version: 0 });
});

test('[REV-02] a drawing that is too large is refused, also when its parts are not', async () => {
  const long = lineOf({ points: Array.from({ length: MAX_POINTS }, () => [0.1234, 0.5678]) });
  const within = Array<Mark>(9).fill(long);
  expect((await give(on(within))).status).toBe(200);
  for (const [marks, status] of [
    [Array<Mark>(10).fill(long), 400],
    [Array<Mark>(200).fill(long), 413],
  ] as const)
    expect((await give(on(marks))).status).toBe(status);
  expect((await give([...on([line]), ...on([note])])).status).toBe(400);
  expect((await drawn())?.version).toBe(1);
});
