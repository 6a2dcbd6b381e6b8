import 'fake-indexeddb/auto';
import {
  findPicture,
  forgetPicture,
  forgetPictures,
  keepPicture,
  listUnsentPictures,
  type UnsentPicture,
} from './unsent-pictures';

const pictureOf = (userId: string, id: string, addedAt = 0): UnsentPicture => ({
  ...{ userId, attemptCode: 'code', stepNumber: 1, taskId: 't1', id, addedAt },
  ...{ blob: new Blob(['abc']), name: 'a.jpeg', replaces: null, sentAs: null },
});
const idsOf = async (userId: string) => (await listUnsentPictures(userId)).map(({ id }) => id);

test('[FILE-01] pictures wait by user, the oldest first, until they are forgotten', async () => {
  const [one, two] = [pictureOf('ivan', 'b', 1), pictureOf('ivan', 'a', 2)];
  for (const picture of [two, one, pictureOf('nina', 'c')])
    expect(await keepPicture(picture)).toBe(true);
  expect(await idsOf('ivan')).toEqual(['b', 'a']);
  await keepPicture({ ...one, sentAs: 'file' });
  expect(await findPicture(one)).toMatchObject({ id: 'b', sentAs: 'file' });
  await forgetPicture(one);
  expect([await findPicture(one), await idsOf('ivan')]).toEqual([null, ['a']]);
  await forgetPictures('ivan');
  expect([await idsOf('ivan'), await idsOf('nina')]).toEqual([[], ['c']]);
});
