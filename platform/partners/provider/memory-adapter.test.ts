/** @jest-environment node */
import { createMemoryAdapter } from './memory-adapter';

function at(limit?: number) {
  const clock = { now: 1_000_000 };
  return { clock, adapter: createMemoryAdapter(() => clock.now, limit) };
}

describe('the memory of a provider', () => {
  it('finds what was kept, by kind, until it expires', async () => {
    const { clock, adapter } = at();
    const sessions = adapter('Session');
    await sessions.upsert('a', { uid: 'u' }, 60);
    expect(await sessions.find('a')).toEqual({ uid: 'u' });
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u' });
    expect(await adapter('Interaction').find('a')).toBeUndefined();
    expect(await adapter('Interaction').findByUid('u')).toBeUndefined();
    clock.now += 60_000;
    expect(await sessions.find('a')).toBeUndefined();
    expect(await sessions.findByUid('u')).toBeUndefined();
  });

  it('lets a code be used once', async () => {
    const codes = at().adapter('AuthorizationCode');
    await codes.upsert('a', {}, 60);
    await codes.consume('a');
    expect(await codes.find('a')).toMatchObject({ consumed: 1_000 });
    await expect(codes.consume('a')).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('forgets what belongs to a grant, and what is destroyed', async () => {
    const tokens = at().adapter('AccessToken');
    await tokens.upsert('a', { grantId: 'g' }, 60);
    await tokens.upsert('b', { grantId: 'other' }, 60);
    await tokens.revokeByGrantId('g');
    expect([await tokens.find('a'), await tokens.find('b')]).toEqual([
      undefined,
      { grantId: 'other' },
    ]);
    await tokens.destroy('b');
    expect(await tokens.find('b')).toBeUndefined();
  });

  it('does not grow without end', async () => {
    const sessions = at(2).adapter('Session');
    for (const id of ['a', 'b', 'a', 'c']) await sessions.upsert(id, { uid: id }, 60);
    expect(await sessions.find('b')).toBeUndefined();
    expect([await sessions.find('a'), await sessions.find('c')]).toEqual([
      { uid: 'a' },
      { uid: 'c' },
    ]);
  });
});
