import { roles } from '@/lib/contract/auth/roles';
import { anna, entryOf, misha, START, watched } from './identity-watch.fixture';
import { pathOf } from '@/lib/routes/match';

const TICK = 2_000;
const IN = (uuid: string) => ({ isSignedIn: true, uuid });
const OUT = { isSignedIn: false, uuid: null };
const EXPIRED = '/logout?expired=&returnUrl=%2Fteacher%2Fprofile';

describe('the poll of the identity provider', () => {
  test('[AUTH-15] asks at once and then every 2000 ms', async () => {
    const { page } = await watched(anna);
    expect(page.stateCalls).toBe(1);
    await page.pass(TICK - 1);
    expect(page.stateCalls).toBe(1);
    await page.pass(1);
    expect(page.stateCalls).toBe(2);
    await page.pass(10 * TICK);
    expect(page.stateCalls).toBe(12);
    expect(page.done).toEqual([]);
  });

  test('[AUTH-15] rests in a hidden tab, and asks at once when that is looked at again', async () => {
    const { page } = await watched(anna);
    page.show(false);
    await page.pass(60_000);
    expect(page.stateCalls).toBe(1);
    page.show(true);
    await page.pass(0);
    expect(page.stateCalls).toBe(2);
    await page.pass(TICK);
    expect(page.stateCalls).toBe(3);
  });

  test('[AUTH-15] asks nothing in a tab that is opened in the background', async () => {
    const { page } = await watched(anna, { isShown: false });
    await page.pass(60_000);
    expect([page.stateCalls, page.sessionCalls]).toEqual([0, 0]);
  });

  test('never asks twice at a time', async () => {
    const { page } = await watched(anna, { isProviderSlow: true });
    page.show(true);
    await page.pass(10 * TICK);
    expect(page.stateCalls).toBe(1);
  });

  test('what comes after the tab was hidden decides nothing', async () => {
    const { page } = await watched(anna);
    let answer: (state: typeof OUT) => void = () => undefined;
    page.loadIdpState = () => new Promise((resolve) => void (answer = resolve));
    await page.pass(TICK);
    page.show(false);
    answer(OUT);
    await page.pass(0);
    expect(page.done).toEqual([]);
  });

  test('stops with the page', async () => {
    const { page, watch } = await watched(anna);
    watch.stop();
    page.idp = OUT;
    page.show(true);
    watch.refused();
    await page.pass(10 * TICK);
    expect(page.stateCalls).toBe(1);
    expect(page.done).toEqual([]);
  });
});

describe('[AUTH-15] what is decided is done', () => {
  test('signed out at the provider, out here', async () => {
    const { page } = await watched(anna, { idp: IN('anna'), uuid: 'anna' });
    page.idp = OUT;
    await page.pass(TICK);
    expect(page.done).toEqual(['/logout']);
  });

  test.each([
    ['/teacher/profile', '/logout?signIn='],
    ['/student/bababababababa', '/logout?signIn=&returnUrl=%2Fstudent%2Fbababababababa'],
  ])('another person at the provider comes in, from %s by %s', async (address, expected) => {
    const { page } = await watched(anna, { idp: IN('misha'), uuid: 'anna', address });
    expect(page.done).toEqual([expected]);
  });

  test('the own uuid may come later', async () => {
    const { page } = await watched(anna, { idp: IN('misha') });
    await page.pass(TICK);
    expect(page.done).toEqual([]);
    page.uuid = 'anna';
    await page.pass(TICK);
    expect(page.done).toEqual(['/logout?signIn=']);
  });

  test('a guest who is signed in at the provider signs in once, and comes back', async () => {
    const address = '/student/bababababababa';
    const { page } = await watched(null, { idp: IN('misha'), address });
    const first = [`remember ${address}`, '/prosv?returnUrl=%2Fstudent%2Fbababababababa'];
    expect(page.done).toEqual(first);
    await page.pass(120_000);
    expect(page.done).toEqual(first);
  });

  test('a browser that cannot remember it does not begin', async () => {
    const given = { idp: IN('misha'), address: '/student/bababababababa', keepsNothing: true };
    const { page } = await watched(null, given);
    expect(page.done).toEqual([]);
  });

  test('nothing is decided before our server has replied', async () => {
    const { page } = await watched(anna, { entries: null, sessionMark: null, idp: OUT });
    await page.pass(10 * TICK);
    expect(page.done).toEqual([]);
    expect(page.sessionCalls).toBe(11);
  });

  test('a page that could not be left tries again after half a minute', async () => {
    const { page } = await watched(anna, { idp: OUT });
    await page.pass(29_000);
    expect(page.done).toEqual(['/logout']);
    await page.pass(3_000);
    expect(page.done).toEqual(['/logout', '/logout']);
  });
});

describe('[AUTH-14] the session in another tab', () => {
  test('is asked for once while its mark stays, and stored without a token', async () => {
    const { page } = await watched(anna);
    await page.pass(10 * TICK);
    expect(page.sessionCalls).toBe(1);
    expect(page.stored).toEqual([entryOf(anna)]);
  });

  test('signed out there, out here', async () => {
    const { page } = await watched(anna);
    Object.assign(page, { sessionMark: null, entries: [] });
    await page.pass(TICK);
    expect(page.done).toEqual(['/logout']);
    expect(page.stored).toEqual([]);
  });

  test('signed out by this page itself, it is not turned from its way', async () => {
    const { page } = await watched(anna);
    page.setOut();
    Object.assign(page, { sessionMark: null, entries: [] });
    await page.pass(5 * TICK);
    expect(page.done).toEqual([]);
    expect(page.sessionCalls).toBe(1);
  });

  test.each(['mediateka', 'mos_oblast'])('[AUTH-15] signed out there, %s stays', async (name) => {
    const { page } = await watched({ ...anna, provider: name });
    Object.assign(page, { sessionMark: null, entries: [] });
    await page.pass(10 * TICK);
    expect(page.done).toEqual([]);
  });

  test('another person there: the page is loaded as theirs', async () => {
    const { page } = await watched(anna);
    Object.assign(page, { sessionMark: 'm2', entries: [entryOf(misha)] });
    await page.pass(TICK);
    expect(page.done).toEqual(['reload']);
  });

  test('somebody signed in there: the page of a guest is loaded again', async () => {
    const { page } = await watched(null, { address: '/student/bababababababa' });
    Object.assign(page, { sessionMark: 'm2', entries: [entryOf(misha)] });
    await page.pass(TICK);
    expect(page.done).toEqual(['reload']);
  });

  test('[AUTH-10] another role there, or a renewed token, leaves the page as it is', async () => {
    const { page } = await watched(anna);
    const student = { userId: 'anna', role: roles.student };
    Object.assign(page, { sessionMark: 'm2', entries: [entryOf(student), entryOf(anna)] });
    await page.pass(10 * TICK);
    expect(page.done).toEqual([]);
    expect(page.stored).toHaveLength(2);
  });

  test('without a network what was known stays, until our server answers', async () => {
    const { page } = await watched(anna);
    Object.assign(page, { sessionMark: null, entries: null });
    await page.pass(5 * TICK);
    expect(page.done).toEqual([]);
    page.entries = [];
    await page.pass(TICK);
    expect(page.done).toEqual(['/logout']);
  });
});

describe('[AUTH-12] a session that has expired', () => {
  const HOUR = 3_600_000;

  test('leads to the sign-in and back, once', async () => {
    const { page } = await watched(anna);
    await page.pass(HOUR - 1);
    expect(page.done).toEqual([]);
    await page.pass(TICK);
    expect(page.done).toEqual([EXPIRED]);
  });

  test('counts by the clock of the server', async () => {
    const lead = 5 * HOUR;
    const { page } = await watched(anna, { time: START + lead, clockLead: lead });
    await page.pass(HOUR - 1);
    expect(page.done).toEqual([]);
    await page.pass(TICK);
    expect(page.done).toEqual([EXPIRED]);
  });

  test('is noticed when a tab is looked at again, not before', async () => {
    const { page } = await watched(anna);
    page.show(false);
    await page.pass(2 * HOUR);
    expect(page.done).toEqual([]);
    page.show(true);
    await page.pass(0);
    expect(page.done).toEqual([EXPIRED]);
  });

  test('goes on when it was renewed in another tab', async () => {
    const { page } = await watched(anna);
    await page.pass(HOUR - TICK);
    Object.assign(page, { sessionMark: 'm2', entries: [entryOf(anna, START + 2 * HOUR)] });
    await page.pass(HOUR);
    expect(page.done).toEqual([]);
  });

  test('is left once when several calls are refused', async () => {
    const { page, watch } = await watched(anna);
    watch.refused();
    watch.refused();
    expect(page.done).toEqual([EXPIRED]);
  });

  test('[CFG-02] may lead to the root', async () => {
    const { page, watch } = await watched(anna);
    watch.refused(pathOf('home'));
    expect(page.done).toEqual(['/logout?expired=']);
  });

  test('a guest has none', async () => {
    const { page, watch } = await watched(null, { address: '/student/bababababababa' });
    watch.refused();
    await page.pass(2 * HOUR);
    expect(page.done).toEqual([]);
  });
});
