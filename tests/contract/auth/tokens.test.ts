import { randomUUID } from 'node:crypto';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { readEnv } from '@/platform/kernel/env';
import { guessAnswer } from '@/platform/tasks/samples';
import { ask, callPlatform, mainApiOrigin, request } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { followSignIn } from '@/tests/support/sign-in/follow-sign-in';
import { someNetwork } from '@/tests/support/http/networks';
import { ownKey, sign } from '@/tests/support/people/own-key';
import { newcomer, signIn } from '@/tests/support/people/people';

/** In seconds, as tokens count. */
const DAY = 24 * 60 * 60;
const env = readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL });
const listWith = (token: string) => ask('listHomework', { token });
// Refusals are counted for a network.
const renew = (token: string) => ask('authorize', { body: { token }, network: someNetwork() });

describe('signing in', () => {
  test('[AUTH-02] the address of the SSO has PKCE, state and nonce and no redirect_uri', async () => {
    const { url } = await callPlatform('createLoginState', { body: {} });
    const query = new URL(url).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')).toBeTruthy();
    expect(query.get('nonce')).toBeTruthy();
    expect(query.has('redirect_uri')).toBe(false);
  });

  test('[AUTH-03] a code is exchanged once; the same callback again is refused', async () => {
    const { url } = await callPlatform('createLoginState', {
      body: { redirectUrl: '/teacher/journal' },
    });
    const callback = await followSignIn(url, 'teacher@example.ru', 'tetrad');
    const query = {
      code: callback.get('code') ?? '',
      state: callback.get('state') ?? '',
      iss: callback.get('iss') ?? '',
    };
    const { token, stateParams } = await callPlatform('authenticate', { query });
    expect(stateParams.redirectUrl).toBe('/teacher/journal');
    expect(decodeJwt(token)).toMatchObject({ name: 'Анна', email: 'teacher@example.ru' });
    const again = await ask('authenticate', { query });
    expect([again.status, again.body.code]).toEqual([400, 'state_invalid']);
  });

  test('[AUTH-03] a code without its state, and a state without its code, are refused', async () => {
    const { url } = await callPlatform('createLoginState', { body: {} });
    const state = new URL(url).searchParams.get('state') ?? '';
    const strange = await ask('authenticate', { query: { code: 'made-up', state } });
    expect([strange.status, strange.body.code]).toEqual([400, 'state_invalid']);
    const unknown = await ask('authenticate', { query: { code: 'x', state: 'unknown' } });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'state_invalid']);
  });

  test('[AUTH-04] a parent is told apart from a failure', async () => {
    const { url } = await callPlatform('createLoginState', { body: {} });
    const callback = await followSignIn(url, 'parent@example.ru', 'tetrad');
    const { status, body } = await ask('authenticate', {
      query: {
        code: callback.get('code') ?? '',
        state: callback.get('state') ?? '',
        iss: callback.get('iss') ?? '',
      },
    });
    expect([status, body.code]).toEqual([403, 'parent_not_allowed']);
  });

  test('[AUTH-13] a valid token is exchanged for a fresh one, [AUTH-06] in the role asked for', async () => {
    const token = await signIn('teacher@example.ru');
    const { token: fresh } = await callPlatform('authorize', { body: { token } });
    expect(fresh).not.toBe(token);
    expect(decodeJwt(fresh).userId).toBe(decodeJwt(token).userId);
    const other = await ask('authorize', {
      body: { token, role: 'ROLE_EDU_SKYSMART_SCHOOL_ADMIN_USAGE' },
    });
    expect(other.body.code).toBe('forbidden');
  });

  test('[AUTH-14] signing out revokes the token, at once and for renewal too', async () => {
    const token = await signIn('teacher@example.ru');
    expect((await listWith(token)).status).toBe(200);
    await callPlatform('signOut', { token });
    expect((await listWith(token)).body.code).toBe('token_invalid');
    expect((await renew(token)).body.code).toBe('token_invalid');
  });

  test('[AUTH-14] a token that was verified a moment ago is refused by every call at once', async () => {
    const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
    const token = await newcomer(taskHash);
    const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
    const place = { attemptCode, stepNumber: 1 };
    const [task] = (await callPlatform('getAttemptStep', { token, params: place })).tasks;
    if (!task) throw new Error('A step without tasks');
    let sequence = 0;
    const calls = async () => {
      sequence += 1;
      const answer = { stepNumber: 1, taskId: task.id, sequence, value: guessAnswer(task) };
      const answerId = randomUUID();
      const several = { answers: [{ ...answer, answerId: randomUUID() }] };
      const answers = await Promise.all([
        ask('getAttemptStep', { token, params: place }),
        ask('saveAnswer', { token, params: { attemptCode, answerId }, body: answer }),
        ask('saveAnswers', { token, params: { attemptCode }, body: several }),
        ask('getUserConfig', { token }),
        renew(token),
      ]);
      return answers.map(({ status, body }) => [status, body.code]);
    };
    expect(await calls()).toEqual(Array(5).fill([200, undefined]));
    await callPlatform('signOut', { token });
    for (const _ of ['at once', 'and from then on'])
      expect(await calls()).toEqual(Array(5).fill([401, 'token_invalid']));
  });

  /** Two tokens of one sign-in: the one that it gave, and what that was renewed to. */
  async function renewed() {
    const first = await signIn('teacher@example.ru');
    const { token: second } = await callPlatform('authorize', { body: { token: first } });
    return [first, second] as const;
  }

  test.each([
    ['the newest', 1, 0],
    ['an older', 0, 1],
  ] as const)(
    '[AUTH-14] signing out with %s token ends every token of the same sign-in',
    async (_, used, left) => {
      const other = await signIn('teacher@example.ru');
      const tokens = await renewed();
      const { token: third } = await callPlatform('authorize', { body: { token: tokens[left] } });
      await callPlatform('signOut', { token: tokens[used] });
      for (const token of [...tokens, third]) {
        const use = await listWith(token);
        const renewal = await renew(token);
        expect([use.status, use.body.code]).toEqual([401, 'token_invalid']);
        expect([renewal.status, renewal.body.code]).toEqual([401, 'token_invalid']);
      }
      expect((await listWith(other)).status).toBe(200);
      expect((await renew(other)).status).toBe(200);
    },
  );

  test('[AUTH-14] a session that was ended stays ended, whatever its tokens say', async () => {
    const token = await signIn('teacher@example.ru');
    const claims = decodeJwt(token);
    const now = Math.floor(Date.now() / 1_000);
    const endless = await sign({ ...claims, iat: now, exp: now + 99 * DAY }, await ownKey());
    expect((await listWith(endless)).status).toBe(200);
    await callPlatform('signOut', { token });
    expect((await listWith(endless)).status).toBe(401);
    expect((await renew(endless)).status).toBe(401);
  });
});

describe('tokens that are none', () => {
  test('[AUTH-03] forged, foreign, unsigned and expired ones are refused with 401', async () => {
    const key = await ownKey();
    const real = await signIn('teacher@example.ru');
    const claims = decodeJwt(real);
    const now = Math.floor(Date.now() / 1_000);
    // What is signed here is good, so that each refusal below is for its own reason.
    const good = await sign({ ...claims, name: 'Другая' }, key);
    expect((await listWith(good)).status).toBe(200);
    expect((await renew(good)).status).toBe(200);
    const [head, body, signature] = real.split('.') as [string, string, string];
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const { exp: _exp, ...endless } = claims;
    const changed = Buffer.from(JSON.stringify({ ...claims, userId: randomUUID() })).toString(
      'base64url',
    );
    const bad: Record<string, string> = {
      'of no session': await sign({ ...claims, jti: randomUUID() }, key),
      expired: await sign({ ...claims, iat: now - 60, exp: now - 1 }, key),
      endless: await sign(endless, key),
      'of another issuer': await sign({ ...claims, iss: 'somebody' }, key),
      'of no issuer': await sign({ ...claims, iss: undefined }, key),
      'for editors': await sign({ ...claims, aud: env.CMS_TOKEN_AUDIENCE }, key),
      'for another product': await sign({ ...claims, aud: 'another-product' }, key),
      'for nobody': await sign({ ...claims, aud: undefined }, key),
      'signed with another key under our name': await sign(claims, { ...key, privateKey }),
      'with a key of its own': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(publicKey) })
        .sign(privateKey),
      symmetric: await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: key.kid })
        .sign(new TextEncoder().encode(JSON.stringify(key.publicJwk))),
      unsigned: new UnsecuredJWT(claims).encode(),
      changed: `${head}.${changed}.${signature}`,
      'with an empty signature': `${head}.${body}.`,
      'without a signature': `${head}.${body}`,
      cut: real.slice(0, -4),
      text: 'x',
      huge: 'a'.repeat(7_000),
    };
    for (const [name, token] of Object.entries(bad)) {
      const [use, renewal] = [await listWith(token), await renew(token)];
      expect([name, use.status, use.body.code]).toEqual([name, 401, 'token_invalid']);
      expect([name, renewal.status, renewal.body.code]).toEqual([name, 401, 'token_invalid']);
    }
    expect((await listWith(real)).status).toBe(200);
    expect((await renew(real)).status).toBe(200);
  });

  test('a token comes from the Authorization header alone', async () => {
    const token = await signIn('teacher@example.ru');
    const answers = [
      await request('GET', `/api/v1/homework?token=${token}`),
      await request('GET', '/api/v1/homework', { headers: { Cookie: `token=${token}` } }),
      await request('GET', '/api/v1/homework', { headers: { Authorization: `Basic ${token}` } }),
      await request('GET', '/api/v1/homework', { headers: { 'X-User-Id': '1' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

test('the public keys are published and hold nothing private', async () => {
  const response = await fetch(`${mainApiOrigin()}/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig' });
  expect(keys[0]).not.toHaveProperty('d');
});
