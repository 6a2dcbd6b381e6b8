/** @jest-environment node */
import { hashPassword, verifyPassword } from './password-hash';

describe('a password hash', () => {
  it('belongs to its password and to no other', async () => {
    const hash = await hashPassword('тетрадь в клетку');
    await expect(verifyPassword('тетрадь в клетку', hash)).resolves.toBe(true);
    await expect(verifyPassword('тетрадь в линейку', hash)).resolves.toBe(false);
    await expect(verifyPassword('', hash)).resolves.toBe(false);
  });

  it('has a salt of its own and names its parameters', async () => {
    const [first, second] = await Promise.all([hashPassword('tetrad'), hashPassword('tetrad')]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toContain('tetrad');
  });

  it('is the same for a letter typed as one code point or as two', async () => {
    const hash = await hashPassword('йод'.normalize('NFC'));
    await expect(verifyPassword('йод'.normalize('NFD'), hash)).resolves.toBe(true);
  });

  it('made with older parameters still opens', async () => {
    // scrypt of 'tetrad' with N = 2^10, r = 8, p = 1
    const old = 'scrypt$10$8$1$c2FsdC1vZi10aGUtdGVzdA$29PSTAa1Tl7AyGcV-1GXM2-zF_fVp6rpRiLw5SyAsUs';
    await expect(verifyPassword('tetrad', old)).resolves.toBe(true);
    await expect(verifyPassword('Tetrad', old)).resolves.toBe(false);
  });

  it.each(['', 'scrypt$15$8$3$$', 'md5$1$2$3$c2FsdA$a2V5', 'plain'])(
    'that cannot be read (%p) belongs to no password',
    async (hash) => {
      await expect(verifyPassword('plain', hash)).resolves.toBe(false);
    },
  );
});

test('[TRUST-08] of a crowd as many are hashed as can wait, the others are refused at once', async () => {
  // Made with small parameters, so that the crowd is worked off quickly.
  const cheap = 'scrypt$10$8$1$c2FsdC1vZi10aGUtdGVzdA$29PSTAa1Tl7AyGcV-1GXM2-zF_fVp6rpRiLw5SyAsUs';
  const crowd = Array.from({ length: 100 }, () => verifyPassword('tetrad', cheap));
  const outcomes = await Promise.allSettled(crowd);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(38);
  expect(refused[0]).toHaveProperty('reason.code', 'rate_limited');
  await expect(verifyPassword('tetrad', cheap)).resolves.toBe(true);
});
