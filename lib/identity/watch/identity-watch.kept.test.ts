import { anna, entryOf, misha, START, watched } from './identity-watch.fixture';

const TICK = 2_000;
const IN = (uuid: string) => ({ isSignedIn: true, uuid });
const OUT = { isSignedIn: false, uuid: null };

describe('[AUTH-12] a page with answers', () => {
  test.each<[string, Partial<Parameters<typeof watched>[1]>]>([
    ['the session has ended elsewhere', { sessionMark: null, entries: [] }],
    ['somebody else has signed in', { sessionMark: 'm2', entries: [entryOf(anna)] }],
    ['the provider has signed out', { idp: OUT }],
    ['somebody else is at the provider', { idp: IN('anna'), uuid: 'misha' }],
    ['it has expired', { time: START + 10 * 3_600_000 }],
  ])('is not left when %s, and is told', async (_, change) => {
    const { page } = await watched(misha, { keeper: { isLost: false } });
    expect(page.keeper).toEqual({ isLost: false });
    Object.assign(page, change);
    page.show(true);
    await page.pass(60_000);
    expect(page.done).toEqual([]);
    expect(page.keeper).toEqual({ isLost: true });
  });

  test.each<[string, Partial<Parameters<typeof watched>[1]>]>([
    ['nobody', { idp: OUT }],
    ['somebody else', { idp: IN('anna') }],
  ])('is told when the provider knows the student again, after %s', async (_, change) => {
    const options = { keeper: { isLost: false }, idp: IN('misha'), uuid: 'misha' };
    const { page } = await watched(misha, options);
    Object.assign(page, change);
    await page.pass(TICK);
    expect(page.keeper).toEqual({ isLost: true });
    page.idp = null;
    await page.pass(TICK);
    expect(page.keeper).toEqual({ isLost: true });
    page.idp = IN('misha');
    await page.pass(TICK);
    expect(page.keeper).toEqual({ isLost: false });
  });

  test('stays told of a refused call while the provider knows the student', async () => {
    const options = { keeper: { isLost: false }, idp: IN('misha'), uuid: 'misha' };
    const { page, watch } = await watched(misha, options);
    watch.refused();
    await page.pass(3 * TICK);
    expect(page.keeper).toEqual({ isLost: true });
  });

  test('is told when the student has signed in again in another tab', async () => {
    const { page } = await watched(misha, { keeper: { isLost: false } });
    Object.assign(page, { sessionMark: null, entries: [], time: START + 10 * 3_600_000 });
    page.show(true);
    await page.pass(TICK);
    expect(page.keeper).toEqual({ isLost: true });
    Object.assign(page, { sessionMark: 'm3', entries: [entryOf(misha, START + 99 * 3_600_000)] });
    await page.pass(TICK);
    expect(page.keeper).toEqual({ isLost: false });
  });
});
