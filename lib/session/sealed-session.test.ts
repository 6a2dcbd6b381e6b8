import { SignJWT } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import { addToken } from './session';
import { sessionCookie } from './cookies/session';
import { signedOutCookie } from './cookies/signed-out';
import { openSessionIn, sealSession } from './sealed-session';

async function sealedSession() {
  const token = await new SignJWT({ userId: 'u1', roles: [roles.teacher] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('s1')
    .setJti('j1')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new Uint8Array(32));
  const registry = addToken(null, token, Date.now());
  return { id: registry.id ?? '', registry, sealed: await sealSession(registry) };
}

const jarOf = (entries: Record<string, string>) => ({
  get: (name: string) => {
    const value = entries[name];
    return value === undefined ? undefined : { value };
  },
});
const ended = { session: null, fault: 'session has ended' };

test('[AUTH-14] a session that was ended in this browser is none, whatever sets its cookie', async () => {
  const { id, sealed } = await sealedSession();
  for (const list of [id, `another-id.${id}`, `${id}.another-id`])
    expect(await openSessionIn(jarOf({ session: sealed, 'signed-out': list }))).toEqual(ended);
});

test('[AUTH-14] the browser remembers the end as long as a cookie that was set again may last', () => {
  expect(signedOutCookie.lifetime).toBeGreaterThanOrEqual(Number(sessionCookie.lifetime));
});

test('[AUTH-14] a session whose cookie was set again after its end is none ten minutes later', async () => {
  const { id, sealed } = await sealedSession();
  const TEN_MINUTES = 10 * 60;
  jest.useFakeTimers({ now: Date.now() + TEN_MINUTES * 1_000, doNotFake: ['queueMicrotask'] });
  try {
    // What the browser still has of the two cookies that were set at the same time.
    const kept = Object.fromEntries(
      [
        { ...sessionCookie, text: sealed },
        { ...signedOutCookie, text: id },
      ]
        .filter(({ lifetime }) => Number(lifetime) > TEN_MINUTES)
        .map(({ name, text }) => [name, text]),
    );
    expect(Object.keys(kept)).toHaveLength(2);
    expect(await openSessionIn(jarOf(kept))).toEqual(ended);
  } finally {
    jest.useRealTimers();
  }
});

test('[AUTH-14] the end of another session, and a list that is none, end nothing', async () => {
  const { id, sealed } = await sealedSession();
  for (const list of ['', 'another-id', '<script>', `${id}x`, 'a'.repeat(9_000)]) {
    const { session, fault } = await openSessionIn(jarOf({ session: sealed, 'signed-out': list }));
    expect([session?.id, fault]).toEqual([id, null]);
  }
  expect((await openSessionIn(jarOf({ session: sealed }))).session?.id).toBe(id);
});

test('[AUTH-14] a session from before ids goes on', async () => {
  const { id, registry } = await sealedSession();
  const sealed = await sealSession({ current: registry.current, entries: registry.entries });
  const { session } = await openSessionIn(jarOf({ session: sealed, 'signed-out': id }));
  expect(session?.current.userId).toBe('u1');
});
