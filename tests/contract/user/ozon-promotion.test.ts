import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import { signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const NAME = 'actionOzonApril2025';
const person = { name: 'Юля Пробная', email: 'yulya@example.ru', consent: true as const };
const student = () => createUser(database, { roles: [roles.student] });
const idOf = async (token: string) => (await callPlatform('getUserConfig', { token })).userId;

/** A student with the feature, drawn as the test wants. */
async function drawn(isRandomizerEnabled: boolean): Promise<string> {
  const token = await student();
  await callPlatform('createUserFeature', { token, body: { featureName: NAME, featureValue: {} } });
  await database.query(
    `update main_api.user_feature set value = jsonb_set(value, '{isRandomizerEnabled}', $2)
     where user_id = $1`,
    [await idOf(token), JSON.stringify(isRandomizerEnabled)],
  );
  return token;
}
/** Begins a homework, answers its first step and ends it. */
async function doHomework(token: string, taskHash: string): Promise<void> {
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  await answerStep(token, attemptCode, 1);
  await callPlatform('finishAttempt', { token, params: { attemptCode } });
}

const create = (token: string, featureValue: object, featureName = NAME) =>
  ask('createUserFeature', { token, body: { featureName, featureValue: featureValue as never } });
const tell = (token: string, body: object) =>
  ask('reportOzonPromotion', { token, body: body as never });

describe('the feature of the Ozon promotion', () => {
  test('[FEAT-02] is created once, with one lot, however often it is asked for', async () => {
    const token = await student();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(token, {})));
    const values = answers.map(({ body }) => JSON.stringify(body.featureValue));
    expect(new Set(values).size).toBe(1);
    expect(answers[0]?.body).toEqual({
      featureName: NAME,
      featureValue: {
        ...{ registeredAt: null, name: '', email: '', popUpShownAt: null, popUpInvokedAt: null },
        ...{ popUpNumShows: 0, completedTasksCnt: 0 },
        isRandomizerEnabled: expect.any(Boolean),
      },
    });
    const { features } = await callPlatform('getUserConfig', { token });
    expect(features).toEqual([NAME]);
    const { userId } = await callPlatform('getUserConfig', { token });
    const kept = await database.query('select 1 from main_api.user_feature where user_id = $1', [
      userId,
    ]);
    expect(kept.rowCount).toBe(1);
  });

  test('[FEAT-02] can be created with who takes part; asked for again it stays', async () => {
    const token = await student();
    const { body } = await create(token, person);
    const { name, email } = person;
    expect(body.featureValue).toMatchObject({ name, email, registeredAt: expect.any(String) });
    const again = await create(token, { ...person, email: 'other@example.ru' });
    expect(again.body).toEqual(body);
  });

  test.each([
    ['a lot of their own', { isRandomizerEnabled: true }],
    ['counts of their own', { completedTasksCnt: 100 }],
    ['no consent', { name: person.name, email: person.email }],
    ['markup', { ...person, name: '<img src=x>' }],
    ['a wrong e-mail', { ...person, email: 'yulya@school' }],
    ['prototypes', JSON.parse('{"__proto__": {"isRandomizerEnabled": true}, "x": 1}') as object],
  ])('[FEAT-02] with %s is refused', async (_, value) => {
    const token = await student();
    expect((await create(token, value)).status).toBe(400);
    expect((await callPlatform('getUserConfig', { token })).features).toEqual([]);
  });

  test.each(['ourContent', 'smGroup', 'smStepSuggestions', 'isTsokCommissionMember', '__proto__'])(
    '[FEAT-02] %s is given by nobody to themself',
    async (name) => {
      const token = await student();
      const { status, body } = await create(token, {}, name);
      expect([status, body.code]).toEqual([403, 'forbidden']);
      expect((await callPlatform('getUserConfig', { token })).features).toEqual([]);
    },
  );

  test('[FEAT-02] is for registered students alone', async () => {
    const teacher = await createUser(database, { roles: [roles.teacher] });
    const nameless = await createUser(database, { roles: [roles.student], status: 'new' });
    for (const token of [teacher, nameless]) expect((await create(token, {})).status).toBe(403);
    expect((await tell(teacher, { event: 'shown' })).status).toBe(403);
    expect((await tell(nameless, { event: 'shown' })).status).toBe(404);
  });

  test('[FEAT-02] its popup is granted to one of many tabs, and not again on that day', async () => {
    const token = await drawn(true);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tell(token, { event: 'shown' })),
    );
    expect(answers.filter(({ body }) => body.accepted === true)).toHaveLength(1);
    const { body } = await tell(token, { event: 'invoked' });
    expect(body).toMatchObject({
      accepted: true,
      promotion: { popUpNumShows: 1, popUpInvokedAt: expect.any(String) },
    });
  });

  test('[FEAT-02] its popup is not granted to who was not drawn', async () => {
    const token = await drawn(false);
    expect((await tell(token, { event: 'shown' })).body.accepted).toBe(false);
  });

  test('[FEAT-02] tasks count that are finished after registering, each homework once', async () => {
    const teacher = await signIn('teacher@example.ru');
    const { taskHash } = await createHomework(teacher);
    const early = await createHomework(teacher);
    const token = await drawn(true);
    const count = async () => {
      const { body } = await create(token, {});
      return (body.featureValue as { completedTasksCnt: number }).completedTasksCnt;
    };
    await doHomework(token, early.taskHash);
    expect(await count()).toBe(0);
    expect((await tell(token, { event: 'registered', ...person })).body.accepted).toBe(true);
    await doHomework(token, taskHash);
    const once = await count();
    expect(once).toBeGreaterThan(0);
    await doHomework(token, taskHash);
    expect(await count()).toBe(once);
  });

  test.each([
    [{}],
    [{ event: 'finished' }],
    [{ event: 'shown', popUpNumShows: 0 }],
    [{ event: 'registered', name: person.name }],
    [{ event: ['shown'] }],
    [{ event: 'registered', ...person, email: 'a\u0000b@example.ru', consent: true }],
    [{ event: 'registered', ...person, email: 'a\ud800@example.ru', consent: true }],
  ])('[FEAT-02] told %j it refuses', async (told) => {
    expect((await tell(await drawn(true), told)).status).toBe(400);
  });
});
