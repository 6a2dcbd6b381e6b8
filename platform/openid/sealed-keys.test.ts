/** @jest-environment node */
import { compactVerify, CompactSign } from 'jose';
import { loadSigningKeys, type SigningKey } from './sealed-keys';
import { memoryStore } from './sealed-store.fixture';
import { deriveSecret } from './sealed-values';

const SECRET = 'a secret of the test, long enough to be one';
const NEXT = 'another secret of the test, long enough as well';
const DAY = 24 * 60 * 60_000;

const sign = (key: SigningKey) =>
  new CompactSign(new TextEncoder().encode('x'))
    .setProtectedHeader({ alg: 'ES256' })
    .sign(key.privateKey);

describe('the sealed signing keys', () => {
  it.each(['ES256', 'RS256'] as const)('begin with one, read back for %s', async (alg) => {
    const store = memoryStore();
    const [first] = (await loadSigningKeys(store, [SECRET], alg)).all();
    const all = (await loadSigningKeys(store, [SECRET], alg)).all();
    expect(all.map(({ publicJwk }) => publicJwk)).toEqual([first.publicJwk]);
    const signed = await new CompactSign(new TextEncoder().encode('x'))
      .setProtectedHeader({ alg })
      .sign(first.privateKey);
    await expect(compactVerify(signed, all[0].publicKey)).resolves.toBeTruthy();
  });

  it('are the same for processes that start at the same time', async () => {
    const store = memoryStore();
    const start = async (...secrets: [string, ...string[]]) =>
      (await loadSigningKeys(store, secrets, 'ES256')).all()[0].kid;
    const first = await Promise.all(Array.from({ length: 5 }, () => start(SECRET)));
    expect(new Set(first).size).toBe(1);
    const next = await Promise.all(Array.from({ length: 5 }, () => start(NEXT, SECRET)));
    expect(new Set(next).size).toBe(1);
    expect(next[0]).not.toBe(first[0]);
  });

  it('lie encrypted and do not open with another secret', async () => {
    const store = memoryStore();
    const [key] = (await loadSigningKeys(store, [SECRET], 'ES256')).all();
    expect(store.rows[0]?.sealed).not.toContain(key.privateJwk.d);
    expect(store.rows[0]?.sealed.split('.')).toHaveLength(5);
    await expect(loadSigningKeys(store, [NEXT], 'ES256')).rejects.toThrow('PLATFORM_SECRET');
  });

  it('are refused for another algorithm than they were made for', async () => {
    const store = memoryStore();
    await loadSigningKeys(store, [SECRET], 'ES256');
    await expect(loadSigningKeys(store, [SECRET], 'RS256')).rejects.toThrow('RS256');
  });

  it('[TRUST-12] have a new one when the secret is rotated, and go on with the old one', async () => {
    const store = memoryStore();
    const [old] = (await loadSigningKeys(store, [SECRET], 'ES256')).all();
    const signed = await sign(old);
    const [current, previous] = (await loadSigningKeys(store, [NEXT, SECRET], 'ES256')).all();
    expect(current.kid).not.toBe(old.kid);
    expect(previous?.kid).toBe(old.kid);
    await expect(compactVerify(signed, previous?.publicKey as CryptoKey)).resolves.toBeTruthy();
    // Sealed anew: the previous secret may go, and another start makes no further key.
    const later = (await loadSigningKeys(store, [NEXT], 'ES256')).all();
    expect(later.map(({ kid }) => kid)).toEqual([current.kid, old.kid]);
  });

  it('[TRUST-12] a secret that is only accepted ahead changes nothing', async () => {
    const store = memoryStore();
    const [key] = (await loadSigningKeys(store, [SECRET], 'ES256')).all();
    const ahead = (await loadSigningKeys(store, [SECRET, NEXT], 'ES256')).all();
    expect(ahead.map(({ kid }) => kid)).toEqual([key.kid]);
  });

  it('[TRUST-12] a process that goes on learns of the key that another has made', async () => {
    const store = memoryStore();
    const keys = await loadSigningKeys(store, [SECRET, NEXT], 'ES256');
    const [newer] = (await loadSigningKeys(store, [NEXT, SECRET], 'ES256')).all();
    // Who asks all the time is not believed each time.
    await keys.refresh();
    expect(keys.all()[0].kid).not.toBe(newer.kid);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
    await keys.refresh();
    expect(keys.all()[0].kid).toBe(newer.kid);
    jest.restoreAllMocks();
  });

  it('[TRUST-12] an old one goes when nothing that it has signed is good any more', async () => {
    const store = memoryStore();
    await loadSigningKeys(store, [SECRET], 'ES256');
    await loadSigningKeys(store, [NEXT, SECRET], 'ES256');
    for (const row of store.rows) row.createdAt = new Date(Date.now() - 30 * DAY);
    expect((await loadSigningKeys(store, [NEXT], 'ES256')).all()).toHaveLength(2);
    for (const row of store.rows) row.createdAt = new Date(Date.now() - 32 * DAY);
    expect((await loadSigningKeys(store, [NEXT], 'ES256')).all()).toHaveLength(1);
    expect(store.rows.map(({ id }) => id)).toEqual([2]);
  });

  it.each(['ES256', 'RS256'] as const)(
    'have no private part in the public half for %s',
    async (alg) => {
      const [{ publicJwk }] = (await loadSigningKeys(memoryStore(), [SECRET], alg)).all();
      expect(Object.keys(publicJwk)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(d|p|q|dp|dq|qi)$/)]),
      );
    },
  );
});

describe('deriveSecret', () => {
  it('returns the same bytes for one purpose and others for another', () => {
    expect(deriveSecret(SECRET, 'a')).toEqual(deriveSecret(SECRET, 'a'));
    expect(deriveSecret(SECRET, 'a')).not.toEqual(deriveSecret(SECRET, 'b'));
    expect(deriveSecret(SECRET, 'a', 48)).toHaveLength(48);
  });
});
