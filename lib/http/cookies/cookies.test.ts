import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { readCookie, textIn, writeCookie, type CookieOptions } from './cookie-jar';
import { ownCookie, textSchema } from './own-cookie';
import { seal, unseal } from './seal';

const declared = { lifetime: 60, readableByScripts: false } as const;
const countCookie = ownCookie<number>({
  ...declared,
  name: 'count',
  protection: 'plain',
  schema: textSchema((text) => (/^\d{1,3}$/.test(text) ? Number(text) : null)),
  toText: String,
});
const secretCookie = ownCookie({
  ...declared,
  name: 'secret',
  protection: 'sealed',
  schema: z.object({ word: z.string() }),
});

function jarOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    get: (name: string) => (kept.has(name) ? { value: kept.get(name) ?? '' } : undefined),
    set: jest.fn((name: string, value: string, _options: CookieOptions) => kept.set(name, value)),
  };
}

test('[AUTH-10] a plain cookie is written as its text and read as its value', () => {
  const jar = jarOf();
  writeCookie(jar, countCookie, 42);
  expect(textIn(jar, countCookie)).toBe('42');
  expect(readCookie(jar, countCookie)).toBe(42);
});

test.each<Record<string, string>>([
  {},
  { count: '' },
  { count: '-1' },
  { count: '9'.repeat(5_000) },
  { counts: '1' },
])('[AUTH-18] %j is no value of it', (entries) => {
  expect(readCookie(jarOf(entries), countCookie)).toBeNull();
});

test('[AUTH-10] a sealed cookie shows nothing of its value and opens again', async () => {
  const text = await seal(secretCookie, { word: 'ёж' });
  expect(text).not.toContain('word');
  expect(await unseal(secretCookie, text)).toEqual({ word: 'ёж' });
});

test('[AUTH-09] forged, cut, empty and huge ones open as nothing', async () => {
  const text = await seal(secretCookie, { word: 'x' });
  for (const hostile of [undefined, '', 'x', '....', text.slice(0, -3), 'a'.repeat(9_000), '{}'])
    expect(await unseal(secretCookie, hostile)).toBeNull();
});

test('[AUTH-20] one cookie does not open in the place of another, nor with another shape', async () => {
  const other = ownCookie({ ...secretCookie, name: 'other', salt: 'other' });
  expect(await unseal(other, await seal(secretCookie, { word: 'x' }))).toBeNull();
  const changed = { ...secretCookie, schema: z.object({ word: z.number() }) };
  expect(await unseal(changed, await seal(secretCookie, { word: 'x' }))).toBeNull();
});

test('[AUTH-10] a sealed cookie opens no longer than it lives', async () => {
  const expired = await seal({ ...secretCookie, lifetime: -60 }, { word: 'x' });
  expect(await unseal(secretCookie, expired)).toBeNull();
});

describe('[TRUST-12] when the secret of sessions is rotated', () => {
  const former = serverConfig().SESSION_SECRET;
  const rotate = (previous: string | undefined) => {
    jest.replaceProperty(serverConfig(), 'SESSION_SECRET', 'n'.repeat(40));
    jest.replaceProperty(serverConfig(), 'SESSION_SECRET_PREVIOUS', previous);
  };
  afterEach(() => jest.restoreAllMocks());

  test('a cookie of before opens while the previous secret is given', async () => {
    Object.assign(serverConfig(), { SESSION_SECRET_PREVIOUS: undefined });
    const sealed = await seal(secretCookie, { word: 'да' });
    rotate(former);
    expect(await unseal(secretCookie, sealed)).toEqual({ word: 'да' });
    rotate(undefined);
    expect(await unseal(secretCookie, sealed)).toBeNull();
  });

  test('a new cookie needs the new secret alone', async () => {
    rotate(former);
    const sealed = await seal(secretCookie, { word: 'да' });
    rotate(undefined);
    expect(await unseal(secretCookie, sealed)).toEqual({ word: 'да' });
  });
});
