import { SignJWT } from 'jose';
import { encode } from 'next-auth/jwt';
import { serverConfig } from '@/lib/config/server';
import { roles } from '@/lib/contract/auth/roles';
import { openCmsSession, sealCmsSession } from './cms-session';
import { openSession, sealSession } from './sealed-session';
import { addToken } from './session';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const seconds = (ms: number) => Math.floor(ms / 1_000);

function token(claims: object, expiresIn = 60_000): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('s1')
    .setJti('j1')
    .setIssuedAt(seconds(NOW))
    .setExpirationTime(seconds(NOW + expiresIn))
    .sign(new Uint8Array(32));
}
const cmsToken = (expiresIn?: number) => token({ name: 'Павел', surname: 'Чернов' }, expiresIn);
const eduToken = () => token({ userId: 'u1', roles: [roles.teacher] });

const bad = { session: null, fault: expect.any(String) };

describe('the cookie of editors', () => {
  test('[AUTH-20] is nobody until somebody has signed in, and no bad one', async () => {
    expect(await openCmsSession(undefined)).toEqual({ session: null, fault: null });
  });

  test('[AUTH-20] what was sealed opens again and shows nothing of the token', async () => {
    const held = await cmsToken();
    const sealed = await sealCmsSession(held);
    expect(sealed).not.toContain(held);
    expect(await openCmsSession(sealed, NOW)).toEqual({
      // A token of before there were operators is that of an editor. [FEAT-01]
      session: { token: held, name: 'Павел', surname: 'Чернов', cmsRoles: ['editor'] },
      fault: null,
    });
  });

  test('[AUTH-20] ends with its token', async () => {
    const sealed = await sealCmsSession(await cmsToken(1_000));
    expect((await openCmsSession(sealed, NOW)).session).not.toBeNull();
    expect(await openCmsSession(sealed, NOW + 1_000)).toEqual(bad);
  });

  test('[AUTH-20] forged, cut and foreign ones are nobody, with a cookie to clear', async () => {
    const held = await cmsToken();
    const sealed = await sealCmsSession(held);
    const flipped = sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA');
    const foreign = await encode({
      token: { token: held },
      secret: 'another-secret-of-enough-letters-0123456789',
      salt: 'cms-session',
    });
    const values = [
      flipped,
      sealed.slice(0, 40),
      foreign,
      held,
      'x',
      '{}',
      '....',
      'a'.repeat(9_000),
    ];
    for (const value of values) expect(await openCmsSession(value, NOW)).toEqual(bad);
  });

  test('[AUTH-20] what is encrypted well but holds no CMS token is nobody', async () => {
    expect(await openCmsSession(await sealCmsSession(''), NOW)).toEqual(bad);
    expect(await openCmsSession(await sealCmsSession('no.such.token'), NOW)).toEqual(bad);
  });
});

describe('the two sessions', () => {
  test('[AUTH-20] a user’s cookie in the place of an editor’s is nobody', async () => {
    const sealed = await sealSession(addToken(null, await eduToken(), NOW));
    expect((await openSession(sealed, NOW)).session).not.toBeNull();
    expect(await openCmsSession(sealed, NOW)).toEqual(bad);
  });

  test('[AUTH-20] an editor’s cookie in the place of a user’s is a guest', async () => {
    const sealed = await sealCmsSession(await cmsToken());
    expect((await openSession(sealed, NOW)).session).toBeNull();
  });

  test('[AUTH-20] a cookie of the same content without the salt is nobody', async () => {
    const secret = serverConfig().SESSION_SECRET;
    const unsalted = await encode({ token: { token: await cmsToken() }, secret });
    expect(await openCmsSession(unsalted, NOW)).toEqual(bad);
  });
});
