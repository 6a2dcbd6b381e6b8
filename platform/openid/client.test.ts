/** @jest-environment node */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import nock from 'nock';
import { authorizationAddress, claimsFrom, claimsOf, createSecrets } from './client';
import { createDiscovery } from './discovery';

const issuer = 'https://id.example.ru';
const secrets = createSecrets();
const callback = 'https://edu.example.ru/back';
const settings = { issuer, clientId: 'client', clientSecret: 'secret' };
const document = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/me`,
  jwks_uri: `${issuer}/jwks`,
  id_token_signing_alg_values_supported: ['ES256'],
};
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let [own, another]: Keys[] = [];

beforeAll(async () => {
  nock.disableNetConnect();
  [own, another] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
});
afterEach(() => nock.cleanAll());
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

async function provider(described: object = document) {
  nock(issuer).get('/.well-known/openid-configuration').reply(200, described);
  return createDiscovery(settings).current();
}

async function idToken(keys: Keys | undefined, claims: object = {}, kid = 'one') {
  if (!keys) throw new Error('No keys');
  return new SignJWT({ nonce: secrets.nonce, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(issuer)
    .setAudience('client')
    .setSubject('anna')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(keys.privateKey);
}

/** What the provider answers to the code, when it takes it. */
async function takesCode(keys: Keys | undefined, claims?: object) {
  const reply = { access_token: 'a', token_type: 'bearer', id_token: await idToken(keys, claims) };
  nock(issuer).post('/token').reply(200, reply);
}

async function publishesKeys(status = 200) {
  const jwk = own && (await exportJWK(own.publicKey));
  const body = status === 200 ? { keys: [{ ...jwk, kid: 'one', alg: 'ES256' }] } : '';
  nock(issuer).get('/jwks').reply(status, body);
}

const bring = (query: Record<string, string>) =>
  new URL(`${callback}?${new URLSearchParams({ state: secrets.state, ...query })}`);
const ask = async (query: Record<string, string> = { code: 'x' }, described?: object) =>
  claimsOf(await provider(described), bring(query), secrets);

describe('the way to a provider', () => {
  it('has state, nonce and PKCE, and no secret [AUTH-02]', async () => {
    const address = await authorizationAddress(await provider(), secrets, { prompt: 'none' });
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe(`${issuer}/auth`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'client',
      response_type: 'code',
      code_challenge_method: 'S256',
      prompt: 'none',
      state: secrets.state,
      nonce: secrets.nonce,
    });
    expect(address).not.toContain(secrets.codeVerifier);
  });

  it('has fresh secrets each time [AUTH-03]', () => {
    const both = [createSecrets(), createSecrets()].flatMap((one) => Object.values(one));
    expect(new Set(both).size).toBe(6);
  });
});

describe('what a provider says of a person', () => {
  it('comes from the ID token and from userinfo', async () => {
    await takesCode(own, { role: 'teacher' });
    await publishesKeys();
    nock(issuer).get('/me').reply(200, { sub: 'anna', given_name: 'Анна' });
    const expected = { sub: 'anna', role: 'teacher', given_name: 'Анна' };
    expect(await ask()).toEqual({ claims: expect.objectContaining(expected) });
  });

  it('comes from the ID token alone where there is no more to ask', async () => {
    await takesCode(own, { given_name: 'Анна' });
    await publishesKeys();
    const { userinfo_endpoint: _, ...less } = document;
    const expected = { sub: 'anna', given_name: 'Анна' };
    expect(await ask({ code: 'x' }, less)).toEqual({ claims: expect.objectContaining(expected) });
  });

  it('is not believed when another has signed it [AUTH-03]', async () => {
    await takesCode(another);
    await publishesKeys();
    nock(issuer).get('/me').reply(200, { sub: 'anna' });
    await expect(ask()).rejects.toMatchObject({ code: 'upstream_invalid' });
  });

  it.each([
    ['the nonce of another sign-in', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
  ])('is not believed with %s [AUTH-03]', async (_, claims) => {
    await takesCode(own, claims);
    await publishesKeys();
    nock(issuer).get('/me').optionally().reply(200, { sub: 'anna' });
    await expect(ask()).rejects.toMatchObject({ code: 'upstream_invalid' });
  });

  it('is not believed when userinfo is about somebody else [AUTH-03]', async () => {
    await takesCode(own);
    await publishesKeys();
    nock(issuer).get('/me').reply(200, { sub: 'boris' });
    await expect(ask()).rejects.toMatchObject({ code: 'upstream_invalid' });
  });

  it('waits for nobody whose keys cannot be had', async () => {
    await takesCode(own);
    await publishesKeys(503);
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('[AUTH-03] the keys of a provider', () => {
  const START = Date.now();
  let now: jest.SpyInstance;
  beforeEach(() => (now = jest.spyOn(Date, 'now').mockReturnValue(START)));
  afterEach(() => now.mockRestore());

  const { userinfo_endpoint: _, ...less } = document;
  const known = async () => {
    const configuration = await provider(less);
    return async (keys: Keys | undefined, kid = 'one') => {
      const id = await idToken(keys, {}, kid);
      nock(issuer)
        .post('/token')
        .reply(200, { access_token: 'a', token_type: 'bearer', id_token: id });
      return claimsOf(configuration, bring({ code: 'x' }), secrets).then(
        () => 'taken',
        () => 'refused',
      );
    };
  };

  it('count no longer than five minutes after they are published no more', async () => {
    const comes = await known();
    await publishesKeys();
    expect(await comes(own)).toBe('taken');
    now.mockReturnValue(START + 301_000);
    const withdrawn = nock(issuer).get('/jwks').reply(200, { keys: [] });
    expect(await comes(own)).toBe('refused');
    expect(withdrawn.isDone()).toBe(true);
  });

  it('are not asked for again within a minute, whatever keys tokens name', async () => {
    const comes = await known();
    await publishesKeys();
    expect(await comes(own)).toBe('taken');
    await publishesKeys();
    for (const kid of ['two', 'three']) expect(await comes(another, kid)).toBe('refused');
    expect(nock.pendingMocks()).toEqual([expect.stringContaining('/jwks')]);
  });
});

describe('[TRUST-05] who is to have shown lately who they are', () => {
  const now = () => Math.floor(Date.now() / 1_000);
  const claims = async (told: object) => {
    await takesCode(own, told);
    await publishesKeys();
    const { userinfo_endpoint: _, ...less } = document;
    return claimsOf(await provider(less), bring({ code: 'x' }), secrets, 3_600);
  };

  it('is taken when the provider says so', async () => {
    const told = { auth_time: now() - 3_500 };
    expect(await claims(told)).toEqual({ claims: expect.objectContaining(told) });
  });

  it.each([
    ['longer ago', () => now() - 3_700],
    ['at a time that is none', () => 'today'],
    ['at no time', () => undefined],
  ])('is not taken when it says %s', async (_, at) => {
    await expect(claims({ auth_time: at() })).rejects.toMatchObject({ code: 'upstream_invalid' });
  });
});

describe('a refusal', () => {
  it.each(['access_denied', 'login_required', 'unsupported_response_type'])(
    'of the person is told by its name: %s',
    async (error) => expect(await ask({ error })).toEqual({ refused: error }),
  );

  it('of a used code is one as well [AUTH-03]', async () => {
    nock(issuer).post('/token').reply(400, { error: 'invalid_grant' });
    expect(await ask()).toEqual({ refused: 'invalid_grant' });
  });

  it.each([
    [401, 'invalid_client', { 'WWW-Authenticate': 'Basic realm="x"' }],
    [401, 'invalid_client', {}],
    [400, 'invalid_request', {}],
    [400, 'unauthorized_client', {}],
    [400, 'unsupported_grant_type', {}],
  ])('of us is no fault of the person: %d %s [AUTH-04]', async (status, error, headers) => {
    nock(issuer).post('/token').reply(status, { error }, headers);
    await expect(ask()).rejects.toMatchObject({ code: 'upstream_invalid' });
  });

  it.each([
    ['brought by the browser', { error: 'temporarily_unavailable' }, null],
    ['brought by the browser as a failure', { error: 'server_error' }, null],
    ['told to us', { code: 'x' }, 503],
  ] as const)(
    'that is a failure of the provider is told so: %s [AUTH-04]',
    async (_, query, status) => {
      if (status) nock(issuer).post('/token').reply(status, { error: 'server_error' });
      await expect(ask(query)).rejects.toMatchObject({ code: 'unavailable' });
    },
  );

  it.each([
    ['names another issuer', { code: 'x', iss: 'https://evil.example' }],
    ['names none, where it is told', { code: 'x' }],
    ['has neither code nor error', { iss: issuer }],
  ])('is the answer to what %s, and nobody is asked about it [AUTH-03]', async (_, query) => {
    const told = { ...document, authorization_response_iss_parameter_supported: true };
    expect(await ask(query, told)).toEqual({ refused: 'invalid_request' });
    nock(issuer).post('/token').reply(400, { error: 'invalid_grant' });
    expect(await ask({ code: 'x', iss: issuer }, told)).toEqual({ refused: 'invalid_grant' });
  });
});

describe('[TRUST-12] a provider that does not know our new secret yet', () => {
  const from = (formerSecret?: string) => {
    nock(issuer).persist().get('/.well-known/openid-configuration').reply(200, document);
    const discovery = createDiscovery({ ...settings, formerSecret });
    return claimsFrom(discovery, new URL(`${callback}?code=x&state=${secrets.state}`), secrets);
  };
  const basic = (secret: string) =>
    `Basic ${Buffer.from(`${settings.clientId}:${secret}`).toString('base64')}`;
  const refuses = (secret: string, headers = {}) =>
    nock(issuer, { reqheaders: { authorization: basic(secret) } })
      .post('/token')
      .reply(401, { error: 'invalid_client' }, headers);

  it.each([[{}], [{ 'WWW-Authenticate': 'Basic realm="x"' }]])(
    'is asked with the one before (%o)',
    async (headers) => {
      refuses('secret', headers);
      // Reached with the secret of before, where the code turns out to be used.
      nock(issuer, { reqheaders: { authorization: basic('before') } })
        .post('/token')
        .reply(400, { error: 'invalid_grant' });
      expect(await from('before')).toEqual({ refused: 'invalid_grant' });
    },
  );

  it('is a fault of ours when it knows neither, or there is no other', async () => {
    refuses('secret');
    await expect(from()).rejects.toMatchObject({ code: 'upstream_invalid' });
    nock.cleanAll();
    refuses('secret');
    refuses('before');
    await expect(from('before')).rejects.toMatchObject({ code: 'upstream_invalid' });
  });
});
