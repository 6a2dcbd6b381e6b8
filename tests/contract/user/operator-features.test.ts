import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { OperatorError } from '@/platform/main-api/operator/operator-error';
import { setFeature } from '@/platform/main-api/user/features/set-feature';
import * as schema from '@/platform/main-api/database/schema';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const set = (...args: string[]) => setFeature(drizzle(database, { schema }), args);
const featuresOf = async (token: string) =>
  (await callPlatform('getUserConfig', { token })).features;
const renewed = async (token: string) => {
  const { token: next } = await callPlatform('authorize', {
    body: { token, role: roles.teacher },
  });
  return decodeJwt(next).features;
};

describe('a feature that operators give', () => {
  test('[FEAT-02] is there once, without a restart, and can be taken', async () => {
    const token = await createUser(database, {
      roles: [roles.teacher],
      features: ['gradeAndSubjectSelectionPage'],
    });
    const { userId } = await callPlatform('getUserConfig', { token });
    await set(userId, 'smGroup', 'on');
    expect(await set(userId, 'smGroup', 'on')).toEqual(['gradeAndSubjectSelectionPage', 'smGroup']);
    expect(await featuresOf(token)).toContain('smGroup');
    // Guards do not ask for it, so the token does not tell of it.
    expect(await renewed(token)).toEqual(['gradeAndSubjectSelectionPage']);
    expect(await set(userId, 'smGroup', 'off')).toEqual(['gradeAndSubjectSelectionPage']);
    expect(await featuresOf(token)).not.toContain('smGroup');
  });

  test('[FEAT-02] [AUTH-18] one that guards ask for is in the next token', async () => {
    const token = await createUser(database, { roles: [roles.teacher] });
    const { userId } = await callPlatform('getUserConfig', { token });
    await set(userId, 'isTsokCommissionMember', 'on');
    expect(await renewed(token)).toEqual(['isTsokCommissionMember']);
  });

  test('[FEAT-02] is given by e-mail to one person alone', async () => {
    const email = `ops-${Date.now()}@example.ru`;
    const ids: string[] = [];
    for (const _ of [1, 2]) {
      const token = await createUser(database, { roles: [roles.teacher] });
      const { userId } = await callPlatform('getUserConfig', { token });
      ids.push(userId);
      await database.query('update main_api."user" set email = $2 where id = $1', [userId, email]);
      if (ids.length === 1)
        expect(await set(email.toUpperCase(), 'smGroup', 'on')).toEqual(['smGroup']);
    }
    await expect(set(email, 'smGroup', 'on')).rejects.toThrow(ids[1]);
  });

  test.each([
    ['nobody', [randomUUID(), 'ourContent', 'on']],
    ['no name', ['', 'ourContent', 'on']],
    ['a text for an id', ["' or 1=1 --", 'ourContent', 'on']],
    ['a feature of nobody', [randomUUID(), 'admin', 'on']],
    ['a feature that users make themselves', [randomUUID(), 'actionOzonApril2025', 'on']],
    ['half a state', [randomUUID(), 'ourContent', 'maybe']],
  ])('[FEAT-02] for %s is refused in a sentence', async (_, args) => {
    await expect(set(...args)).rejects.toThrow(OperatorError);
  });
});
