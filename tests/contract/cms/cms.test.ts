import { randomUUID } from 'node:crypto';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import pg from 'pg';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { readEnv } from '@/platform/kernel/env';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { askForCms, beginCms, editorToken, readCallback } from '@/tests/support/people/editors';
import { followSignIn, openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { createHomework, stepsOf } from '@/tests/support/homework/homework';
import { ownKey, sign } from '@/tests/support/people/own-key';
import { signIn } from '@/tests/support/people/people';

const env = readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL });
const listWith = (token: string) => ask('listCmsWorkbooks', { token });

/** Lets a sign-in have begun a minute later than it did, so that nobody has to wait. */
async function beginLater(state: string | null): Promise<void> {
  const database = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 });
  const { rowCount } = await database.query(
    "update main_api.login_state set expires_at = expires_at + interval '1 minute' where state = $1",
    [state],
  );
  await database.end();
  expect(rowCount).toBe(1);
}

describe('the sign-in of editors', () => {
  test('[AUTH-20] an editor gets a token that names them and holds no role of a user', async () => {
    const claims = decodeJwt(await editorToken());
    expect(claims).toMatchObject({ name: 'Павел', surname: 'Чернов', aud: env.CMS_TOKEN_AUDIENCE });
    expect(claims.cmsRoles).toEqual(['editor']);
    expect(claims).not.toHaveProperty('roles');
    expect(claims).not.toHaveProperty('userId');
    // It counts from the password, which was given a moment before.
    const life = (claims.exp ?? 0) - (claims.iat ?? 0);
    expect([life > 42_000, life <= 43_201]).toEqual([true, true]);
  });

  test('[AUTH-20] its address asks for the password, with PKCE, and has no redirect_uri', async () => {
    const { url } = await callPlatform('createCmsLoginState', { body: {} });
    const query = new URL(url).searchParams;
    expect(query.get('prompt')).toBe('login');
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.has('redirect_uri')).toBe(false);
  });

  test('[AUTH-20] where the editor wanted to go comes back with the token', async () => {
    const redirectUrl = '/cms/workbooks/fizika-7';
    const { url } = await callPlatform('createCmsLoginState', { body: { redirectUrl } });
    const callback = await followSignIn(url, 'editor@example.ru', 'tetrad', '/cms/auth');
    const reply = await callPlatform('authenticateCms', { query: readCallback(callback) });
    expect(reply.redirectUrl).toBe(redirectUrl);
  });

  test.each([
    'teacher@example.ru',
    'student@example.ru',
    'school@example.ru',
    'parent@example.ru',
    'approver@example.ru',
  ])('[AUTH-20] %s is refused', async (login) => {
    const { status, body } = await askForCms(login);
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  test('[AUTH-20] an editor who was not asked for the password is refused, then let in with it', async () => {
    const browser = ssoBrowser();
    const goThrough = async (address: string) =>
      readCallback(
        await followSignIn(address, 'editor@example.ru', 'tetrad', '/cms/auth', browser),
      );
    const begin = async () => (await callPlatform('createCmsLoginState', { body: {} })).url;
    expect((await ask('authenticateCms', { query: await goThrough(await begin()) })).status).toBe(
      200,
    );

    const address = new URL(await begin());
    address.searchParams.delete('prompt');
    await beginLater(address.searchParams.get('state'));
    const unasked = await openSso(browser, address.href, '/cms/auth');
    // Back at once: the session of before was enough for the SSO.
    expect(unasked.status).toBe(0);
    const refused = await ask('authenticateCms', {
      query: readCallback(unasked.url.searchParams),
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);

    const asked = await openSso(browser, await begin(), '/cms/auth');
    expect(asked.body).toContain('name="password"');
    const shown = await browser.send(asked.url.href, {
      login: 'editor@example.ru',
      password: 'tetrad',
    });
    const query = readCallback(shown.url.searchParams);
    expect((await ask('authenticateCms', { query })).status).toBe(200);
  });

  test('[AUTH-20] a code is exchanged once', async () => {
    const query = await beginCms('editor@example.ru');
    await callPlatform('authenticateCms', { query });
    const again = await ask('authenticateCms', { query });
    expect([again.status, again.body.code]).toEqual([400, 'state_invalid']);
  });

  test('[AUTH-20] what was begun for editors is not ended for users, and still good afterwards', async () => {
    const query = await beginCms('editor@example.ru');
    const other = await ask('authenticate', { query });
    expect([other.status, other.body.code]).toEqual([400, 'state_invalid']);
    expect((await ask('authenticateCms', { query })).status).toBe(200);
  });

  test('[AUTH-20] what was begun for users is not ended for editors', async () => {
    const { url } = await callPlatform('createLoginState', { body: {} });
    const query = readCallback(await followSignIn(url, 'teacher@example.ru', 'tetrad'));
    const other = await ask('authenticateCms', { query });
    expect([other.status, other.body.code]).toEqual([400, 'state_invalid']);
    expect((await ask('authenticate', { query })).status).toBe(200);
  });

  test('[AUTH-20] a code that was sent to the door of users is none at the door of editors', async () => {
    const { url } = await callPlatform('createCmsLoginState', { body: {} });
    const query = readCallback(await followSignIn(url, 'editor@example.ru', 'tetrad'));
    const { status, body } = await ask('authenticateCms', { query });
    expect([status, body.code]).toEqual([400, 'state_invalid']);
  });
});

describe('tokens of editors and tokens of users', () => {
  const rows = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([, { state }]) => state === 'ready',
  );
  const send = ({ method, path }: Endpoint, token?: string) =>
    request(method, path.replace(/\{\w+\}/g, 'x'), { token });

  test('[AUTH-20] [NET-05] no call of editors is answered without a token or with that of a user', async () => {
    const token = await signIn('teacher@example.ru');
    const own = rows.filter(([, { access }]) => access === 'cms');
    expect(own.length).toBeGreaterThan(2);
    for (const [name, row] of own)
      expect([name, (await send(row)).status, (await send(row, token)).status]).toEqual([
        name,
        401,
        401,
      ]);
  });

  test('[AUTH-20] no call of users is answered with the token of an editor', async () => {
    const token = await editorToken();
    for (const [name, row] of rows.filter(([, { access }]) => access === 'user'))
      expect([name, (await send(row, token)).status]).toEqual([name, 401]);
  });

  test('[AUTH-20] the token of an editor is not exchanged for that of a user', async () => {
    const { status } = await ask('authorize', { body: { token: await editorToken() } });
    expect(status).toBe(401);
  });

  test('[AUTH-20] no call of editors is open to browsers', () => {
    for (const [name, { browser, path }] of rows)
      if (path.startsWith('/api/v1/cms/')) expect([name, browser]).toEqual([name, false]);
  });

  test('[AUTH-20] signing out revokes the token at once', async () => {
    const token = await editorToken();
    expect((await listWith(token)).status).toBe(200);
    expect(await callPlatform('signOutCms', { token })).toEqual({ revoked: true });
    const after = await listWith(token);
    expect([after.status, after.body.code]).toEqual([401, 'token_invalid']);
  });

  test('[AUTH-20] forged, foreign, unsigned and expired ones are refused with 401', async () => {
    const key = await ownKey();
    const real = await editorToken();
    const claims = decodeJwt(real);
    const now = Math.floor(Date.now() / 1_000);
    // What is signed here is good, so that each refusal below is for its own reason.
    expect((await listWith(await sign({ ...claims, name: 'Другая' }, key))).status).toBe(200);
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const { sub: _sub, ...nobody } = claims;
    const { exp: _exp, ...endless } = claims;
    const bad: Record<string, string> = {
      'of no session': await sign({ ...claims, jti: randomUUID() }, key),
      expired: await sign({ ...claims, iat: now - 60, exp: now - 1 }, key),
      endless: await sign(endless, key),
      nobody: await sign(nobody, key),
      'of another issuer': await sign({ ...claims, iss: 'somebody' }, key),
      'for users': await sign({ ...claims, aud: env.EDU_TOKEN_AUDIENCE }, key),
      foreign: await sign(claims, { ...key, privateKey }),
      symmetric: await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: key.kid })
        .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)))),
      unsigned: new UnsecuredJWT(claims).encode(),
      cut: real.slice(0, -4),
      text: 'x',
    };
    for (const [name, token] of Object.entries(bad))
      expect([name, (await listWith(token)).status]).toEqual([name, 401]);
    expect((await listWith(real)).status).toBe(200);
  });
});

describe('what editors see', () => {
  test('[ROUTE-07] every workbook with what is in it', async () => {
    const token = await editorToken();
    const { workbooks } = await callPlatform('listCmsWorkbooks', { token });
    const { workbooks: open } = await callPlatform('listWorkbooks', {});
    const released = workbooks.filter(({ isUnreleased }) => !isUnreleased);
    expect(released.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
    // Editors see what nobody else does yet. [FEAT-02]
    expect(workbooks.length).toBeGreaterThan(open.length);
    const { modules } = await callPlatform('getWorkbook', { params: { workbookId: 'fizika-7' } });
    const lessons = modules.flatMap((module) => module.lessons);
    const steps = lessons.flatMap((lesson) => lesson.steps);
    expect(workbooks.find(({ id }) => id === 'fizika-7')).toMatchObject({
      moduleCount: modules.length,
      lessonCount: lessons.length,
      stepCount: steps.length,
      taskCount: steps.flatMap(({ kinds }) => kinds).length,
    });
  });

  test('[ROUTE-07] a homework counts once for its workbook and once for each of its steps', async () => {
    const token = await editorToken();
    const workbookId = 'russkij-yazyk-5';
    const read = async () => {
      const book = await callPlatform('getCmsWorkbook', { token, params: { workbookId } });
      const steps = book.modules.flatMap(({ lessons }) => lessons.flatMap((one) => one.steps));
      return { total: book.homeworkCount, steps };
    };
    const before = await read();
    expect(before.steps.map(({ uuid }) => uuid)).toEqual(await stepsOf(workbookId));
    await createHomework(await signIn('teacher@example.ru'), { workbookId, steps: 2 });
    const after = await read();
    expect(after.total).toBe(before.total + 1);
    const added = after.steps.map(
      (step, at) => step.homeworkCount - (before.steps[at]?.homeworkCount ?? 0),
    );
    expect(added).toEqual(after.steps.map((_, at) => (at < 2 ? 1 : 0)));
    expect(after.steps.every(({ revision }) => revision >= 1)).toBe(true);
    const { workbooks } = await callPlatform('listCmsWorkbooks', { token });
    expect(workbooks.find(({ id }) => id === workbookId)?.homeworkCount).toBe(after.total);
  });

  test('[ROUTE-07] an unknown workbook is not found', async () => {
    const token = await editorToken();
    const { status } = await ask('getCmsWorkbook', {
      token,
      params: { workbookId: 'astronomiya-5' },
    });
    expect(status).toBe(404);
  });
});
