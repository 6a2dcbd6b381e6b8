import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { operateAudit } from '@/platform/main-api/audit/operate-audit';
import * as schema from '@/platform/main-api/database/schema';
import { takeMarkByHand } from '@/platform/main-api/diary/mark/mark-by-hand';
import { OperatorError } from '@/platform/main-api/operator/operator-error';
import { setFeature } from '@/platform/main-api/user/features/set-feature';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const db = () => drizzle(database, { schema });
const idOf = async (token: string) => (await callPlatform('getUserConfig', { token })).userId;
async function entriesOf(subject: string) {
  const { rows } = await database.query<Record<string, unknown>>(
    'select actor, action, before, after from main_api.audit_entry where subject = $1 order by created_at',
    [subject],
  );
  return rows;
}

describe('who has changed what', () => {
  test('[TRUST-10] the policy of a homework, in codes and without its title', async () => {
    const token = await createUser(database, { roles: [roles.teacher] });
    const [userId, { taskHash }] = [await idOf(token), await createHomework(token)];
    const change = (body: object) => ask('changeHomework', { token, params: { taskHash }, body });
    await change({ title: 'Для Пети Иванова', feedback: 'never' });
    await change({ state: 'closed' });
    // What is refused has changed nothing.
    await change({ dueAt: '2001-01-01T00:00:00Z' });
    const entries = await entriesOf(`homework:${taskHash}`);
    expect(entries).toMatchObject([
      {
        ...{ actor: `user:${userId}`, action: 'policy.change' },
        after: { state: 'open', feedback: 'never', isRenamed: true },
      },
      { before: { state: 'open' }, after: { state: 'closed', isRenamed: false } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Пети');
  });

  test('[TRUST-10] the name of a student, without either name', async () => {
    const token = await createUser(database, { roles: [roles.student], surname: 'Прежняя' });
    const userId = await idOf(token);
    const body = { name: 'Нина', surname: 'Новая', className: '5А' };
    await callPlatform('saveStudentProfile', { token, body });
    await callPlatform('saveStudentProfile', { token, body });
    expect(await entriesOf(`user:${userId}`)).toEqual([
      {
        ...{ actor: `user:${userId}`, action: 'name.change' },
        ...{ before: {}, after: { fields: ['name', 'surname'] } },
      },
    ]);
  });

  test('[TRUST-10] roles and names that the sign-on has changed, when the person comes again', async () => {
    const userId = await idOf(await signIn('student2@example.ru'));
    await database.query(
      `update main_api."user" set roles = '{ROLE_OLD}', patronymic = 'Прежняя' where id = $1`,
      [userId],
    );
    const before = (await entriesOf(`user:${userId}`)).length;
    await signIn('student2@example.ru');
    await signIn('student2@example.ru');
    const entries = (await entriesOf(`user:${userId}`)).slice(before);
    expect(entries).toMatchObject([
      { action: 'role.change', before: { roles: ['ROLE_OLD'] }, after: { roles: [roles.student] } },
      { action: 'name.change', after: { fields: ['patronymic'] } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Прежняя');
  });

  test('[TRUST-10] the features of a user, in the name of the command line', async () => {
    const userId = await idOf(await createUser(database, { roles: [roles.teacher] }));
    await setFeature(db(), [userId, 'smGroup', 'on']);
    expect(await entriesOf(`user:${userId}`)).toEqual([
      {
        ...{ actor: 'ops', action: 'feature.change' },
        ...{ before: { features: [] }, after: { features: ['smGroup'] } },
      },
    ]);
    const lines = await operateAudit(db(), [userId]);
    expect(lines).toEqual([expect.stringContaining(`ops feature.change user:${userId}`)]);
  });

  test('[TRUST-10] a mark that a teacher has changed in a diary, told once however often it comes', async () => {
    const teacher = await createUser(database, { roles: [roles.teacher] });
    const student = await idOf(await createUser(database, { roles: [roles.student] }));
    const { taskHash } = await createHomework(teacher);
    const [lessonId, studentUserId] = [randomUUID(), randomUUID()];
    await database.query(
      `with delivery as (
         insert into main_api.diary_delivery (homework_id, provider, lesson_id, group_id, mark_mode, state)
         select id, 'dnevnik', $2, 'g', 'none', 'delivered' from main_api.homework where task_hash = $1
         returning id),
       bound as (
         insert into main_api.diary_binding (provider, user_id, foreign_id, name, token_hash)
         values ('dnevnik', $3, $4, 'Н.', 'x'))
       insert into main_api.diary_mark (delivery_id, student_id, state)
       select id, $3, 'delivered' from delivery`,
      [taskHash, lessonId, student, studentUserId],
    );
    const changedAt = new Date().toISOString();
    const told = { lessonId, externalId: taskHash, studentUserId, value: '4', changedAt };
    for (const _ of [1, 2]) await takeMarkByHand(db(), 'dnevnik', told);
    expect(await entriesOf(`user:${student}`)).toMatchObject([
      { actor: 'diary:dnevnik', action: 'mark.change', after: { value: '4' } },
    ]);
  });

  test.each(['', '%', '_____', "x' or true --", 'а'.repeat(100)])(
    '[TRUST-10] «%s» is no id',
    async (named) => {
      await expect(operateAudit(db(), [named])).rejects.toThrow(OperatorError);
    },
  );
});
