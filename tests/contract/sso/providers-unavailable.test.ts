import { ask } from '@/tests/support/http/call-platform';
import { startFakeIssuer, type FakeIssuer, type Manner } from '@/tests/support/sign-in/fake-issuer';
import { ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';
import { addressThroughVk } from '@/tests/support/sign-in/provider-sign-in';

/** What the main API is to find at SSO_ORIGIN, and what the SSO finds where VK should be. */
let sso: FakeIssuer;
let vk: FakeIssuer;
let stack: OwnStack;

beforeAll(async () => {
  [sso, vk] = await Promise.all([startFakeIssuer(), startFakeIssuer()]);
  const variables = { SSO_ORIGIN: sso.issuer, VK_ISSUER: vk.issuer };
  stack = await startOwnStack({ web: false, variables });
  Object.assign(process.env, stack.addresses);
}, 180_000);
afterAll(async () => {
  sso.close();
  vk.close();
  await stack.stop();
}, 180_000);

describe('the main API', () => {
  const begin = () => ask('createLoginState', { body: {} });

  test.each<[Manner, number, string]>([
    ['failure', 503, 'unavailable'],
    ['cut', 503, 'unavailable'],
    ['no-response', 503, 'unavailable'],
    ['garbage', 502, 'upstream_invalid'],
    ['redirect', 502, 'upstream_invalid'],
    ['foreign', 502, 'upstream_invalid'],
  ])('[AUTH-04] returns no address that leads nowhere: %s', async (manner, status, code) => {
    sso.answer(manner);
    const { status: answered, body } = await begin();
    expect([answered, body.code]).toEqual([status, code]);
  });

  test('[AUTH-04] returns an address again as soon as the SSO is back, without a restart', async () => {
    sso.answer('garbage');
    expect((await begin()).status).toBe(502);
    sso.answer('well');
    const { status, body } = await begin();
    expect(status).toBe(200);
    expect(String(body.url)).toMatch(`${sso.issuer}/auth?`);
  });
});

describe('the SSO', () => {
  /** Begins a sign-in through the provider, by a request as the main API makes it. */
  async function beginAtProvider(extra: Record<string, string> = {}) {
    const browser = ssoBrowser();
    return { browser, page: await browser.open(addressThroughVk(extra)) };
  }

  test.each<[Manner, number, string | null]>([
    ['failure', 503, '5'],
    ['cut', 503, '5'],
    ['garbage', 500, null],
    ['redirect', 500, null],
    ['foreign', 500, null],
  ])('[AUTH-01] says that a provider is unavailable: %s', async (manner, status, retryAfter) => {
    vk.answer(manner);
    const { page } = await beginAtProvider();
    expect([page.status, page.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(page.body).toMatch(/«VK.ID» сейчас не.отвечает/);
    expect(page.body).toMatch(/href="\/interaction\/[^"]+\/external\/vk"/);
    expect(page.body).toMatch(/href="\/interaction\/[^"]+\/password"/);
  });

  test('[AUTH-07] shows no page silently also when the provider is unavailable', async () => {
    vk.answer('failure');
    const { browser, page } = await beginAtProvider({ silent: 'true' });
    // The way back begins at the SSO's address, where another stands in this test.
    const back = await browser.open(process.env.TEST_SSO + page.url.pathname);
    expect([back.status, back.url.searchParams.get('error')]).toEqual([
      0,
      'temporarily_unavailable',
    ]);
  });

  test('[AUTH-01] goes on when the provider is back, and says so when it fails on the way back', async () => {
    vk.answer('garbage');
    const { browser, page } = await beginAtProvider();
    const again = /href="(\/interaction\/[^"]+\/external\/vk)"/.exec(page.body)?.[1] ?? '';
    vk.answer('well');
    const there = await browser.open(process.env.TEST_SSO + again);
    expect(there.url.origin).toBe(vk.issuer);
    vk.answer('failure');
    const state = there.url.searchParams.get('state') ?? '';
    const query = new URLSearchParams({ state, code: 'x' });
    const back = await browser.open(`${process.env.TEST_SSO}/external/vk/callback?${query}`);
    expect(back.status).toBe(503);
  });
});
