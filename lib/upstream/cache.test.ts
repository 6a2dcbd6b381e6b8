/** @jest-environment node */
import { createReplyCache } from './cache';
import { cacheKey } from './cache-key';
import type { CallContext } from './headers';

describe('the reply cache', () => {
  const kept = (value: string, bytes = 10) => ({ value, bytes, keep: true });
  const make = (options: { maxEntries?: number; maxBytes?: number } = {}) => {
    const clock = { time: 1 };
    const cache = createReplyCache<string>({
      maxEntries: 100,
      maxBytes: 100_000,
      now: () => clock.time,
      ...options,
    });
    let loads = 0;
    const get = (key: string, bytes?: number) =>
      cache.get(key, 60, () => Promise.resolve(kept(`${key}${(loads += 1)}`, bytes)));
    return { cache, clock, get, loads: () => loads };
  };

  it('[NET-04] reuses a reply until it expires', async () => {
    const { clock, get } = make();
    expect(await get('a')).toBe('a1');
    clock.time = 60_001;
    expect(await get('a')).toBe('a1');
    clock.time = 60_002;
    expect(await get('a')).toBe('a2');
  });

  it('[NET-04] returns no reply for another key', async () => {
    const { get } = make();
    expect([await get('a'), await get('b')]).toEqual(['a1', 'b2']);
  });

  it('[NET-04] shares one load among equal calls at the same time', async () => {
    const { get, loads } = make();
    await Promise.all([get('a'), get('a'), get('a')]);
    expect(loads()).toBe(1);
  });

  it('[NET-04] keeps no failure, neither a value nor a rejection', async () => {
    const { cache, get } = make();
    await cache.get('a', 60, () => Promise.resolve({ ...kept('bad'), keep: false }));
    expect(await get('a')).toBe('a1');
    await expect(cache.get('b', 60, () => Promise.reject(new Error('broken')))).rejects.toThrow();
    expect(await get('b')).toBe('b2');
  });

  it('[NET-04] lets the least recently used go when it is full', async () => {
    const { get } = make({ maxEntries: 2 });
    await get('a');
    await get('b');
    await get('a');
    await get('c');
    expect(await get('a')).toBe('a1');
    expect(await get('b')).toBe('b4');
  });

  it('[NET-04] is bounded in bytes, and keeps nothing that is larger than all of it', async () => {
    const { get } = make({ maxBytes: 100 });
    await get('a', 60);
    await get('b', 60);
    expect(await get('b', 60)).toBe('b2');
    expect(await get('a', 60)).toBe('a3');
    await get('c', 500);
    expect(await get('c', 500)).toBe('c5');
    expect(await get('a', 60)).toBe('a3');
  });

  it('returns values that no caller can change for another', async () => {
    const cache = createReplyCache<{ list: string[] }>({ maxEntries: 1, maxBytes: 100 });
    const value = { list: ['a'] };
    const given = await cache.get('a', 60, () => Promise.resolve({ value, bytes: 1, keep: true }));
    expect(() => given.list.push('b')).toThrow(TypeError);
  });
});

describe('the key of a reply', () => {
  const row = { method: 'GET', cacheSeconds: 60 } as const;
  const one: CallContext = { token: 't1', userKey: 'u1', requestId: 'r1' };
  const key = (context: CallContext = one, address = '/a', body: unknown = undefined) =>
    cacheKey(row, address, body, context);

  it('[NET-04] is the same for the same call of the same user', () => {
    expect(key()).toBe(key({ ...one, token: 'renewed', requestId: 'r2' }));
  });

  it.each([
    ['another user', { ...one, userKey: 'u2' }, '/a', undefined],
    ['nobody', { requestId: 'r' }, '/a', undefined],
    ['another time zone', { ...one, timeZone: 'Asia/Omsk' }, '/a', undefined],
    ['another address', one, '/a?x=1', undefined],
    ['another body', one, '/a', { x: 1 }],
    ['a form of the same content', one, '/a', new URLSearchParams({ x: '1' })],
  ])('[NET-04] is another one for %s', (_, context, address, body) => {
    expect(key(context, address, body)).toEqual(expect.any(String));
    expect(key(context, address, body)).not.toBe(key());
  });

  it.each([
    ['a row that keeps none', { method: 'GET' as const }, one, undefined],
    ['a call that changes something', { ...row, method: 'PUT' as const }, one, undefined],
    ['a token of nobody in particular', row, { token: 't', requestId: 'r' }, undefined],
    ['a form with files', row, one, new FormData()],
  ])('[NET-04] is none for %s', (_, some, context, body) => {
    expect(cacheKey(some, '/a', body, context)).toBeNull();
  });

  it('[NET-04] exists for POST as for GET', () => {
    const post = { ...row, method: 'POST' } as const;
    expect(cacheKey(post, '/a', {}, one)).toEqual(expect.any(String));
    expect(cacheKey(post, '/a', undefined, one)).not.toBe(key());
  });
});
