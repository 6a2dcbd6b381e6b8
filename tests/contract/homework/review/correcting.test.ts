import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { correctKey, givePremium, takeCorrectionBack } from '@/tests/support/homework/corrections';
import { finishedBy, homeworkWith, reviewOf } from '@/tests/support/homework/reviewed';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let teacher: string;
let where: Awaited<ReturnType<typeof homeworkWith>>;

const number = (text: string) => ({ kind: 'number', text }) as const;

beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());
beforeEach(async () => {
  teacher = await createUser(database, { roles: [roles.teacher] });
  where = await homeworkWith(teacher, 'matematika-5', 'number');
});

const answersTo = () =>
  callPlatform('getTaskAnswers', {
    token: teacher,
    params: { taskHash: where.taskHash, stepNumber: 1, taskId: where.taskId },
  });

type Acceptance = { form: string; isAccepted?: boolean; print?: string | null };
const accept = ({ form, isAccepted = true, print = null }: Acceptance, token = teacher) =>
  ask('acceptAnswer', {
    token,
    params: { taskHash: where.taskHash, stepNumber: 1, taskId: where.taskId },
    body: { form, isAccepted, print },
  });

describe('[REV-02] the answers to one task', () => {
  test('equal ones stand together, the most frequent first, none last', async () => {
    await finishedBy('Пустова', where, null);
    await finishedBy('Один', where, number('1 000 001'));
    await finishedBy('Два', where, number('0,5'));
    await finishedBy('Три', where, number('0.5'));
    const { groups, acceptsOthers } = await answersTo();
    expect(acceptsOthers).toBe(true);
    expect(groups.map(({ answers }) => answers.map(({ surname }) => surname))).toEqual([
      ['Два', 'Три'],
      ['Один'],
      ['Пустова'],
    ]);
    expect(groups[2]).toMatchObject({ form: null, own: null });
  });

  test('[HW-08] counts by task are told with the licence that has them', async () => {
    await finishedBy('Два', where, number('0,5'));
    await finishedBy('Три', where, number('0.5'));
    const review = () =>
      callPlatform('getHomeworkReview', { token: teacher, params: { taskHash: where.taskHash } });
    expect(await review()).toMatchObject({ finishedCount: 2, tasks: [{ statistics: null }] });
    await givePremium(database, where.taskHash);
    expect(await review()).toMatchObject({
      tasks: [{ statistics: { right: 0, wrong: 2, commonestWrong: { count: 2 } } }],
    });
  });
});

describe('[REV-04] an answer that nobody had foreseen', () => {
  test('is told first, counts then for all who gave it and all who will, and can be taken back', async () => {
    const gave = await finishedBy('Иначев', where, number('123456'));
    const other = await finishedBy('Другов', where, number('654321'));
    const [group] = (await answersTo()).groups.filter(({ answers }) =>
      answers.some(({ surname }) => surname === 'Иначев'),
    );
    const form = group?.form ?? '';
    const told = (await accept({ form })).body as unknown as { print: string };
    expect(told).toMatchObject({
      changes: [{ surname: 'Иначев', before: { score: 0 }, after: { score: 100, grade: 5 } }],
    });
    expect(await reviewOf(teacher, gave.attemptCode)).toMatchObject({ score: 0 });
    expect((await accept({ form, print: told.print })).body).toMatchObject({ print: null });
    expect(await reviewOf(teacher, gave.attemptCode)).toMatchObject({ score: 100 });
    expect(await reviewOf(teacher, other.attemptCode)).toMatchObject({ score: 0 });
    const late = await finishedBy('Поздняя', where, number('123 456'));
    expect(await reviewOf(teacher, late.attemptCode)).toMatchObject({ score: 100 });
    const back = (await accept({ form, isAccepted: false })).body as unknown as { print: string };
    await accept({ form, isAccepted: false, print: back.print });
    expect(await reviewOf(teacher, late.attemptCode)).toMatchObject({ score: 0 });
  });

  test('is refused when other marks would change than those that were told', async () => {
    await finishedBy('Иначев', where, number('123456'));
    const form = (await answersTo()).groups[0]?.form ?? '';
    const told = (await accept({ form })).body as unknown as { print: string };
    const late = await finishedBy('Поздняя', where, number('123456'));
    const refused = await accept({ form, print: told.print });
    expect([refused.status, refused.body.code]).toEqual([409, 'review_changed']);
    expect(await reviewOf(teacher, late.attemptCode)).toMatchObject({ score: 0 });
  });

  test('has to be one that somebody gave, at the own homework', async () => {
    await finishedBy('Иначев', where, number('123456'));
    const form = (await answersTo()).groups[0]?.form ?? '';
    expect((await accept({ form: 'x' })).status).toBe(404);
    expect((await accept({ form: '' })).status).toBe(400);
    const stranger = await createUser(database, { roles: [roles.teacher] });
    expect((await accept({ form }, stranger)).status).toBe(404);
  });
});

describe('[REV-04] a key that its author has corrected', () => {
  const regrade = (print: string | null) =>
    ask('regradeHomework', {
      token: teacher,
      params: { taskHash: where.taskHash },
      body: { print },
    });

  afterEach(() => takeCorrectionBack(database, where.stepUuid));

  test('changes marks after the teacher has seen which, for those who have the licence', async () => {
    const gave = await finishedBy('Иначев', where, number('123456'));
    expect((await regrade(null)).status).toBe(403);
    await givePremium(database, where.taskHash);
    expect((await regrade(null)).body).toMatchObject({ changes: [] });
    await correctKey(database, where.stepUuid);
    const seen = await callPlatform('getHomeworkReview', {
      token: teacher,
      params: { taskHash: where.taskHash },
    });
    expect(seen).toMatchObject({ hasCorrections: true, mayRegrade: true });
    const told = (await regrade(null)).body as unknown as { print: string };
    expect(told).toMatchObject({
      changes: [{ surname: 'Иначев', before: { score: 0 }, after: { score: 100 } }],
    });
    expect(await reviewOf(teacher, gave.attemptCode)).toMatchObject({ score: 0 });
    expect((await regrade('не та')).status).toBe(409);
    expect((await regrade(told.print)).status).toBe(200);
    const after = await reviewOf(teacher, gave.attemptCode);
    expect(after).toMatchObject({ score: 100 });
    expect(JSON.stringify(after.tasks[0]?.right).replace(/\D/g, '')).toContain('123456');
  });
});
