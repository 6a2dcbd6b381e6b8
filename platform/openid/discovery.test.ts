/** @jest-environment node */
import nock from 'nock';
import { createDiscovery } from './discovery';

const issuer = 'https://id.example.ru';
const document = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
};
const asked = () => nock(issuer).get('/.well-known/openid-configuration');
const settings = { issuer, clientId: 'client', clientSecret: 'secret' };

function at(start = 1_000_000) {
  const clock = { now: start };
  return { clock, discovery: createDiscovery(settings, () => clock.now) };
}

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
  expect(nock.pendingMocks()).toEqual([]);
  nock.cleanAll();
});
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

describe('what is known of a provider', () => {
  it('is asked once for those who come within 5 s, and again after that [AUTH-04]', async () => {
    const { clock, discovery } = at();
    asked().reply(200, document);
    const first = await discovery.current();
    clock.now += 4_999;
    expect(await discovery.current()).toBe(first);
    clock.now += 1;
    asked().reply(503);
    await expect(discovery.current()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is waited for less long than web waits for the main API [NET-03]', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout');
    asked().reply(200, document);
    await at().discovery.current();
    expect(limit.mock.calls.map(([ms]) => ms)).toEqual([4_000]);
    limit.mockRestore();
  });

  it('is one question for many at once', async () => {
    const { discovery } = at();
    asked().once().reply(200, document);
    const all = await Promise.all([1, 2, 3].map(() => discovery.current()));
    expect(new Set(all).size).toBe(1);
  });

  it('stays the same object while the provider says the same, with the keys in it', async () => {
    const { clock, discovery } = at();
    asked().reply(200, document);
    const first = await discovery.current();
    clock.now += 60_000;
    asked().reply(200, document);
    expect(await discovery.current()).toBe(first);
    clock.now += 60_000;
    asked().reply(200, { ...document, token_endpoint: `${issuer}/other` });
    expect(await discovery.current()).not.toBe(first);
  });

  it('serves the way back however old it is, and is asked when there is none', async () => {
    const { clock, discovery } = at();
    asked().reply(200, document);
    const first = await discovery.known();
    clock.now += 3_600_000;
    expect(await discovery.known()).toBe(first);
  });

  it.each<[string, number, string | object, string]>([
    ['an error', 500, '', 'unavailable'],
    ['an error of a proxy', 502, '', 'unavailable'],
    ['a redirect', 302, '', 'upstream_invalid'],
    ['nothing', 404, '', 'upstream_invalid'],
    ['a page', 200, '<!doctype html>', 'upstream_invalid'],
    ['another provider', 200, { ...document, issuer: 'https://evil.example' }, 'upstream_invalid'],
  ])(
    'is a coded failure when the answer is %s, and kept by nobody',
    async (_, status, body, code) => {
      const { discovery } = at();
      asked().reply(status, body, { 'Content-Type': 'application/json', Location: '/' });
      await expect(discovery.current()).rejects.toMatchObject({ code });
      asked().reply(200, document);
      await expect(discovery.current()).resolves.toBeDefined();
    },
  );
});
