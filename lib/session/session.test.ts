import { SignJWT } from 'jose';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { openSession, sealSession } from './sealed-session';
import {
  addToken,
  entryFor,
  isRenewalDue,
  mainRole,
  openRegistry,
  readJwtData,
  registryOf,
} from './session';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const seconds = (ms: number) => Math.floor(ms / 1_000);

function token(
  claims: { userId?: string; roles?: string[]; name?: string } = {},
  expiresIn = 60_000,
): Promise<string> {
  return new SignJWT({ userId: 'u1', roles: [roles.teacher], ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(seconds(NOW))
    .setExpirationTime(seconds(NOW + expiresIn))
    .sign(new Uint8Array(32));
}

describe('the session registry', () => {
  test('[AUTH-09] missing strings become empty, jwtType is 1', async () => {
    const data = readJwtData(await token());
    expect(data).toMatchObject({ id: 'u1', name: '', patronymic: '', email: '', jwtType: 1 });
    expect(data).not.toHaveProperty('token');
  });

  test('[AUTH-09] an empty token is refused', () => {
    expect(() => readJwtData('')).toThrow('token is empty');
    expect(() => readJwtData('no.such.token')).toThrow('token cannot be parsed');
  });

  test('[AUTH-11] the first role that is known is the main one', () => {
    expect(mainRole(['ROLE_OTHER', roles.student, roles.teacher])).toBe(roles.student);
    expect(mainRole(['ROLE_OTHER'])).toBeNull();
  });

  test('[AUTH-10] a newer token replaces the older one of its role and leaves the other role', async () => {
    const first = openRegistry(addToken(null, await token({ name: 'Старая' }), NOW), NOW);
    const both = addToken(first, await token({ roles: [roles.student] }), NOW);
    const again = addToken(openRegistry(both, NOW), await token({ name: 'Новая' }), NOW + 1);
    const session = openRegistry(again, NOW);
    expect(session?.entries).toHaveLength(2);
    expect(session?.current).toMatchObject({ role: roles.teacher, jwtData: { name: 'Новая' } });
  });

  test('[AUTH-10] somebody who comes in another role leaves the first one signed in', async () => {
    const first = openRegistry(addToken(null, await token(), NOW), NOW);
    const both = addToken(first, await token({ userId: 'u2', roles: [roles.student] }), NOW);
    expect(both.current).toBe(roles.student);
    expect(openRegistry(both, NOW)?.entries.map(({ userId }) => userId)).toEqual(['u1', 'u2']);
  });

  test('[AUTH-11] who may act is the current one if it may, else another, else the current', async () => {
    const first = openRegistry(addToken(null, await token(), NOW), NOW);
    const both = addToken(first, await token({ userId: 'u2', roles: [roles.student] }), NOW);
    const session = openRegistry(both, NOW)!;
    expect(entryFor(session, undefined).userId).toBe('u2');
    expect(entryFor(session, [roles.student, roles.teacher]).userId).toBe('u2');
    expect(entryFor(session, [roles.teacher]).userId).toBe('u1');
    expect(entryFor(session, [roles.schoolAdmin]).userId).toBe('u2');
    expect(registryOf(session, roles.teacher)).toEqual({ ...both, current: roles.teacher });
  });

  test('[AUTH-13] a token is due 864e6 ms after it was issued, not a moment sooner', async () => {
    const session = openRegistry(addToken(null, await token({}, 2e9), NOW), NOW)!;
    expect(isRenewalDue(session.current, NOW + 864e6 - 1)).toBe(false);
    expect(isRenewalDue(session.current, NOW + 864e6)).toBe(true);
  });

  test('[AUTH-12] a role whose token has expired is told apart from one that nobody had', async () => {
    let registry = addToken(null, await token({}, 60_000), NOW);
    registry = addToken(
      openRegistry(registry, NOW),
      await token({ roles: [roles.student] }, 120_000),
      NOW,
    );
    expect(openRegistry(registry, NOW)?.expired).toEqual([]);
    const later = openRegistry(registry, NOW + 60_000);
    expect([later?.current.role, later?.expired.map(({ role }) => role)]).toEqual([
      roles.student,
      [roles.teacher],
    ]);
    // Written again for the other role's sake, it is still known.
    const rewritten = addToken(later, await token({ roles: [roles.student] }, 120_000), NOW);
    expect(openRegistry(rewritten, NOW + 60_000)?.expired).toHaveLength(1);
  });

  test('[AUTH-12] an entry whose token has expired is left out', async () => {
    const registry = addToken(null, await token({}, 1_000), NOW);
    expect(openRegistry(registry, NOW)).not.toBeNull();
    expect(openRegistry(registry, NOW + 1_000)).toBeNull();
  });

  test('a token without a known role cannot be added', async () => {
    const strange = await token({ roles: ['ROLE_GUEST'] });
    expect(() => addToken(null, strange, NOW)).toThrow('Cannot handle unknown role');
  });
});

describe('the session cookie', () => {
  test('[AUTH-10] what was sealed opens again', async () => {
    const sealed = await sealSession(addToken(null, await token(), NOW));
    const { session, fault } = await openSession(sealed, NOW);
    expect(fault).toBeNull();
    expect(session?.current.userId).toBe('u1');
    expect(sealed).not.toContain(await token());
  });

  test('[AUTH-12] a cookie whose token has expired is bad', async () => {
    const sealed = await sealSession(addToken(null, await token({}, 1_000), NOW));
    expect(await openSession(sealed, NOW + 2_000)).toEqual({
      session: null,
      fault: 'token has expired',
    });
  });

  test('a missing cookie is not a bad one', async () => {
    expect(await openSession(undefined)).toEqual({ session: null, fault: null });
    expect(await openSession('')).toEqual({ session: null, fault: null });
  });

  test('[AUTH-09] what is wrong with a token in the cookie is said, and nothing of the token', async () => {
    const seal = (kept: string) =>
      sealSession({
        current: roles.teacher,
        entries: { [roles.teacher]: { token: kept, updatedAt: 1 } },
      });
    const [empty, strange] = await Promise.all([seal(''), seal('secret.words.here')]);
    expect(await openSession(empty, NOW)).toEqual({ session: null, fault: 'token is empty' });
    expect(await openSession(strange, NOW)).toEqual({
      session: null,
      fault: 'token cannot be parsed',
    });
  });

  test('forged, cut and foreign cookies are a signed-out visitor with a cookie to clear', async () => {
    const sealed = await sealSession(addToken(null, await token(), NOW));
    const flipped = sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA');
    const plain = await token();
    for (const value of [flipped, sealed.slice(0, 40), 'x', '{}', '....', 'a'.repeat(9_000), plain])
      expect(await openSession(value, NOW)).toEqual({ session: null, fault: 'cookie is not ours' });
  });

  test('a cookie never exceeds 4 KB: the current role stays, others go', async () => {
    const long = 'Ж'.repeat(250);
    const role = (one: Role) => token({ roles: [one], name: long });
    let registry = addToken(null, await role(roles.teacher), NOW);
    registry = addToken(openRegistry(registry, NOW), await role(roles.schoolAdmin), NOW);
    registry = addToken(openRegistry(registry, NOW), await role(roles.student), NOW);
    const sealed = await sealSession(registry);
    expect(sealed.length).toBeLessThanOrEqual(4_000);
    const { session } = await openSession(sealed, NOW);
    expect(session?.current.role).toBe(roles.student);
  });
});
