import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import {
  boundAtEljur,
  eljurPeople,
  mathsOn,
  operateEljur,
  someMonday,
} from '@/tests/support/diary/call-eljur';
import { waitForDelivery } from '@/tests/support/diary/deliveries';
import { createHomework } from '@/tests/support/homework/homework';
import { callPlatform } from '@/tests/support/http/call-platform';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

// A diary that others do not use: it misbehaves.
const shared = { ...process.env };
let stack: OwnStack;
let database: pg.Pool;

beforeAll(async () => {
  stack = await startOwnStack({ web: false });
  Object.assign(process.env, stack.addresses);
  database = openTestDatabase();
}, 120_000);
afterAll(async () => {
  await database.end();
  Object.assign(process.env, shared);
  await stack.stop();
}, 60_000);

test.each<[string, Record<string, string>]>([
  ['answers now and then that it failed after the work is done', { failingAfter: '30' }],
  ['breaks the connection after the work is done', { losing: '30' }],
  ['answers with a page, or that it fails', { html: '20', failing: '10' }],
  ['lets later requests overtake', { shuffleMs: '300' }],
])('[DIARY-06] from an ЭлЖур that %s nothing is lost or doubled', async (_, settings) => {
  const token = await boundAtEljur(database, roles.teacher, eljurPeople.teacher);
  const place = { provider: 'eljur', lessonId: mathsOn(someMonday()), groupId: '51' } as const;
  await operateEljur('control', settings);
  const { taskHash } = await createHomework(token);
  const body = { places: [place], markMode: 'grade' as const };
  await callPlatform('sendToDiary', { token, params: { taskHash }, body });
  for (const title of ['Раз', 'Два', 'Три'])
    await callPlatform('changeHomework', { token, params: { taskHash }, body: { title } });
  await waitForDelivery(token, taskHash, 'delivered');
  const { homework } = await operateEljur('lesson', { lesson: place.lessonId });
  expect(homework).toMatchObject([{ id: taskHash, text: 'Три' }]);
  await operateEljur('control');
  await callPlatform('unbindDiary', { token, params: { provider: 'eljur' } });
});
