/** @jest-environment node */
import { compactVerify, CompactSign, importJWK } from 'jose';
import { deriveSecret, loadOrCreateSigningKey, type SealedKeyStore } from './sealed-keys';

const SECRET = 'a secret of the test, long enough to be one';

function memoryStore(): SealedKeyStore & { row: string | null } {
  return {
    row: null,
    async find() {
      return this.row;
    },
    async insertIfAbsent(sealed) {
      this.row ??= sealed;
    },
  };
}

describe('the sealed signing key', () => {
  it.each(['ES256', 'RS256'] as const)('is made once and read back for %s', async (alg) => {
    const store = memoryStore();
    const first = await loadOrCreateSigningKey(store, SECRET, alg);
    const second = await loadOrCreateSigningKey(store, SECRET, alg);
    expect(second.publicJwk).toEqual(first.publicJwk);
    const signed = await new CompactSign(new TextEncoder().encode('x'))
      .setProtectedHeader({ alg })
      .sign(first.privateKey);
    await expect(
      compactVerify(signed, await importJWK(second.publicJwk, alg)),
    ).resolves.toBeTruthy();
  });

  it('is one key for processes that start at the same time', async () => {
    const store = memoryStore();
    const keys = await Promise.all(
      Array.from({ length: 5 }, () => loadOrCreateSigningKey(store, SECRET, 'ES256')),
    );
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  });

  it('lies encrypted and does not open with another secret', async () => {
    const store = memoryStore();
    const { privateJwk } = await loadOrCreateSigningKey(store, SECRET, 'ES256');
    expect(store.row).not.toContain(privateJwk.d);
    expect(store.row?.split('.')).toHaveLength(5);
    await expect(loadOrCreateSigningKey(store, `${SECRET}!`, 'ES256')).rejects.toThrow(
      'PLATFORM_SECRET',
    );
  });

  it('is refused for another algorithm than it was made for', async () => {
    const store = memoryStore();
    await loadOrCreateSigningKey(store, SECRET, 'ES256');
    await expect(loadOrCreateSigningKey(store, SECRET, 'RS256')).rejects.toThrow('RS256');
  });

  it.each(['ES256', 'RS256'] as const)(
    'has no private part in the public half for %s',
    async (alg) => {
      const { publicJwk } = await loadOrCreateSigningKey(memoryStore(), SECRET, alg);
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
