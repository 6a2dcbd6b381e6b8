import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '@/platform/main-api/database/schema';
import { operateDeliveries } from '@/platform/main-api/diary/operate/operate-deliveries';
import { boundTeacher, sendToLessons, waitForDelivery } from '@/tests/support/diary/deliveries';
import { createHomework } from '@/tests/support/homework/homework';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const operate = (...args: string[]) => operateDeliveries(drizzle(database, { schema }), args);

test('operators see what was given up, and have it tried again', async () => {
  const { token } = await boundTeacher(database);
  const { place } = await boundTeacher(database);
  const { taskHash } = await createHomework(token);
  // To the lesson of another teacher.
  await sendToLessons(token, taskHash, place);
  const [failed] = await waitForDelivery(token, taskHash, 'failed');
  const id = failed?.id ?? '';
  const lines = (await operate()).join('\n');
  expect(lines).toMatch(/^Задания, Дневник\.ру: ждут \d+.*, не дошли [1-9]/);
  expect(lines).toMatch(/^Отметки, Дневник\.ру: ждут \d+/m);
  expect(await operate('retry', id)).toEqual([expect.stringContaining('Ещё раз: 1.')]);
  await waitForDelivery(token, taskHash, 'sending');
  await expect(operate('retry', id)).rejects.toThrow('Среди недошедших нет');
});

test.each(['again', 'retry all', 'retry x y'])(
  'an operator who says %j is told what can be said',
  async (words) => {
    await expect(operate(...words.split(' '))).rejects.toThrow('После deliveries');
  },
);
