import { roles } from '@/lib/contract/auth/roles';
import {
  boundAtEljur,
  callEljur,
  eljurPeople,
  mathsOn,
  operateEljur,
  someMonday,
} from '@/tests/support/diary/call-eljur';
import { waitForDelivery } from '@/tests/support/diary/deliveries';
import { createHomework } from '@/tests/support/homework/homework';
import { callPlatform } from '@/tests/support/http/call-platform';
import { ownPlatform } from '@/tests/support/stack/own-platform';

// A diary that others do not use: it misbehaves.
const own = ownPlatform();

test.each<[string, Record<string, string>]>([
  ['answers now and then that it failed after the work is done', { failingAfter: '30' }],
  ['breaks the connection after the work is done', { losing: '30' }],
  ['answers with a page, or that it fails', { html: '20', failing: '10' }],
  ['lets later requests overtake', { shuffleMs: '300' }],
])('[DIARY-06] from an ЭлЖур that %s nothing is lost or doubled', async (_, settings) => {
  const token = await boundAtEljur(own.database, roles.teacher, eljurPeople.teacher);
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

test('makes of its API what its control says, and takes no other settings', async () => {
  const lesson = mathsOn(someMonday());
  const fields = { teacher: eljurPeople.teacher, lesson };
  const look = () => callEljur('/apiv3/getlesson', fields);
  await operateEljur('control', { quota: '1' });
  const states = (await Promise.all([1, 2, 3].map(look))).map(({ state }) => state);
  expect(states.filter((state) => state === 429).length).toBeGreaterThanOrEqual(2);
  for (const wrong of [{ failing: '101' }, { slowMs: '-1' }, { unknown: '1' }, { quota: '0' }])
    expect((await callEljur('/eljur/operator/control', wrong as never)).state).toBe(400);
  for (const [settings, state] of [
    [{ failing: '100', failStatus: '500' }, 500],
    [{ failing: '100' }, 503],
    [{ failingAfter: '100' }, 500],
  ] as const) {
    await operateEljur('control', settings);
    expect((await look()).state).toBe(state);
  }
  await operateEljur('control', { forgetting: '100' });
  const homework = { homework: 'x', revision: '1', text: 'Дроби', due: '' };
  const link = `${process.env.TEST_WEB_ORIGIN}/student/x`;
  const put = await callEljur('/apiv3/sethomework', { ...fields, ...homework, link });
  expect(put).toMatchObject({ state: 200, result: { homework: 'x' } });
  expect(await operateEljur('lesson', { lesson })).toEqual({ homework: [], marks: [] });
  await operateEljur('control');
});
