/** @jest-environment node */
import { Hono } from 'hono';
import type { SsoContext } from '@/platform/sso/context';
import { createKnownBrowsers } from './known-browser';

const SECRET = new Uint8Array(32).fill(7);
type Keys = readonly [Uint8Array, ...Uint8Array[]];
const origins = { issuer: 'https://sso.example.ru', publicOrigin: 'https://example.ru' };

/** What the SSO says to a browser with this cookie. */
async function visit(
  cookie: string,
  login: string,
  { keys = [SECRET] as Keys, remember = false } = {},
) {
  const browsers = createKnownBrowsers(origins, keys);
  const app = new Hono();
  app.get('/', (context) => {
    const own = context as unknown as SsoContext;
    const found = browsers.find(own, login);
    if (remember) browsers.remember(own, login);
    return context.json({ found });
  });
  const response = await app.request('/', { headers: { cookie } });
  const { found } = (await response.json()) as { found: string | null };
  return { found, set: response.headers.get('set-cookie') ?? '' };
}

const pairIn = (set: string) => set.split(';')[0] ?? '';
const remembered = async (login: string, cookie = '') =>
  pairIn((await visit(cookie, login, { remember: true })).set);

test('[TRUST-09] a browser is known to those who have signed in there', async () => {
  const cookie = await remembered('anna', await remembered('boris'));
  const [anna, boris] = [await visit(cookie, 'anna'), await visit(cookie, 'boris')];
  expect(anna.found).toMatch(/^[\w-]{22}$/);
  expect(boris.found).toBe(anna.found);
  expect((await visit(cookie, 'vera')).found).toBeNull();
});

test('[TRUST-09] the cookie is for the SSO alone, and holds no login', async () => {
  const { set } = await visit('', 'anna@example.ru', { remember: true });
  expect(set).toMatch(/^__Host-sso_browser=/);
  expect(set).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
  expect(set).not.toContain('anna');
});

test.each([
  ['none', () => ''],
  ['with another mark', (pair: string) => pair.replace('.', '.AAAAAAAAAAAAAAAA.')],
  ['with another signature', (pair: string) => pair.replace(/~.*/, `~${'A'.repeat(43)}`)],
  ['without a signature', (pair: string) => pair.replace(/~.*/, '')],
  ['of nothing', () => '__Host-sso_browser=~'],
  ['that is huge', (pair: string) => pair + 'A'.repeat(8_000)],
])('[TRUST-09] a cookie %s makes nobody known', async (_, change) => {
  const cookie = change(await remembered('anna'));
  expect((await visit(cookie, 'anna')).found).toBeNull();
});

test('[TRUST-09] a cookie of another secret makes nobody known', async () => {
  const cookie = await remembered('anna');
  const keys: Keys = [new Uint8Array(32).fill(8)];
  expect((await visit(cookie, 'anna', { keys })).found).toBeNull();
});

test('[TRUST-09] five logins are remembered, the latest of them', async () => {
  let cookie = '';
  for (const login of ['1', '2', '3', '4', '5', '1', '6']) cookie = await remembered(login, cookie);
  const known = [];
  for (const login of ['1', '2', '3', '4', '5', '6'])
    if ((await visit(cookie, login)).found) known.push(login);
  expect(known).toEqual(['1', '3', '4', '5', '6']);
});

test('[TRUST-12] a browser stays known when the key is rotated, and to the new key alone later', async () => {
  const next = new Uint8Array(32).fill(8);
  const keys: Keys = [next, SECRET];
  const cookie = await remembered('anna', await remembered('boris'));
  expect((await visit(cookie, 'boris', { keys })).found).not.toBeNull();
  const resigned = pairIn((await visit(cookie, 'anna', { keys, remember: true })).set);
  for (const login of ['anna', 'boris'])
    expect((await visit(resigned, login, { keys })).found).not.toBeNull();
  expect((await visit(resigned, 'anna', { keys: [next] })).found).not.toBeNull();
  expect((await visit(cookie, 'anna', { keys: [next] })).found).toBeNull();
});
