/** @jest-environment jsdom */
import type { Place } from './show-third-parties';

const reload = jest.fn();
jest.mock('@/lib/browser/page-load', () => ({ reloadPage: () => reload() }));

const place: Place = { path: '/teacher', isChatWanted: true, isOpen: true };
const everything = 'data-tags="GTM-AAAA,GTM-BBBB" data-metrics-id="12345" data-chat-id="abc"';
const banner = () => document.querySelector('aside') as HTMLElement;
const press = (name: string) =>
  document.querySelector<HTMLElement>(`[data-enhance="consent-${name}"]`)?.click();
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src).sort();
const all = [
  'https://code.jivo.ru/widget/abc',
  'https://mc.yandex.ru/metrika/tag.js',
  'https://www.googletagmanager.com/gtm.js?id=GTM-AAAA',
  'https://www.googletagmanager.com/gtm.js?id=GTM-BBBB',
];

/** A page that was just loaded, with nothing remembered but the cookie. */
async function openPage(attributes = everything) {
  jest.resetModules();
  document.head.replaceChildren();
  document.body.innerHTML = `<aside hidden data-enhance="third-parties" ${attributes}>
    <button data-enhance="consent-grant"></button><button data-enhance="consent-deny"></button>
  </aside><button hidden data-enhance="consent-settings"></button>`;
  const { showThirdParties } = await import('./show-third-parties');
  const { reachGoal } = await import('@/lib/browser/goals');
  return { show: showThirdParties, reachGoal };
}

const choose = (value: string) => (document.cookie = `cookie_consent=${value}; Path=/`);

const heard: Parameters<Document['addEventListener']>[] = [];

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // What pages before listen to is gone with them.
  for (const [type, listener] of heard.splice(0)) document.removeEventListener(type, listener);
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((...given) => {
    heard.push(given as (typeof heard)[number]);
    add(...(given as (typeof heard)[number]));
  });
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0';
  delete (window as { dataLayer?: unknown }).dataLayer;
  delete (window as { ym?: unknown }).ym;
});

afterEach(() => jest.restoreAllMocks());

test.each(['', 'yes', '__proto__', '%E0%A4%A', 'granted%0A', 'x'.repeat(3_000)])(
  '[TRK-04] with the cookie %.20j nothing is loaded, and the question is asked',
  async (value) => {
    if (value !== '') choose(value);
    const { show } = await openPage();
    show(place);
    expect(banner().hidden).toBe(false);
    expect(scripts()).toEqual([]);
    expect([window, document.documentElement.dataset.chat]).not.toHaveProperty('0.dataLayer');
  },
);

test('[TRK-04] after yes everything is loaded once, and the choice is kept', async () => {
  const { show } = await openPage();
  show(place);
  press('grant');
  expect(banner().hidden).toBe(true);
  expect(document.cookie).toContain('cookie_consent=granted');
  show({ ...place, path: '/teacher/profile' });
  expect(scripts()).toEqual(all);
  const next = await openPage();
  next.show(place);
  expect(banner().hidden).toBe(true);
  expect(scripts()).toEqual(all);
});

test('[TRK-04] after no nothing is loaded, here and on the next page', async () => {
  const { show } = await openPage();
  show(place);
  press('deny');
  expect([banner().hidden, scripts()]).toEqual([true, []]);
  const next = await openPage();
  next.show(place);
  expect([banner().hidden, scripts()]).toEqual([true, []]);
  expect(document.documentElement.dataset.chat).toBe('hidden');
});

const task: Place = { path: '/student/{taskHash}', isChatWanted: false, isOpen: false };

test('[TRK-04] where people work nothing is loaded after a consent, and only a new document is open', async () => {
  choose('granted');
  const { show } = await openPage();
  show(task);
  expect([scripts(), reload.mock.calls]).toEqual([[], []]);
  show(place);
  expect([scripts(), reload.mock.calls]).toEqual([[], [[]]]);
  (await openPage()).show(place);
  expect([scripts(), reload.mock.calls]).toEqual([all, [[]]]);
});

test('[TRK-04] what runs in a document is not taken along to where people work', async () => {
  choose('granted');
  const { show } = await openPage();
  show(place);
  show({ ...place, path: '/teacher/profile' });
  expect(reload).not.toHaveBeenCalled();
  show(task);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['?returnUrl=%2Fstudent%2Fbafedikogupamite', '?a=1&from=/lesson/homework/x'])(
  '[TRK-04] at an address with the query %s nobody is asked, and nothing is loaded',
  async (query) => {
    history.replaceState(null, '', `/login${query}`);
    const { show } = await openPage();
    show({ ...place, path: '/login' });
    expect([banner().hidden, scripts()]).toEqual([true, []]);
    choose('granted');
    (await openPage()).show({ ...place, path: '/login' });
    expect(scripts()).toEqual([]);
  },
);

test('[TRK-04] a goal of where people work is counted once, on the next open page', async () => {
  choose('granted');
  const work = await openPage();
  work.show(task);
  work.reachGoal('homework_created');
  expect(window).not.toHaveProperty('dataLayer');
  (await openPage()).show(place);
  const goals = () => (window as { dataLayer?: object[] }).dataLayer?.slice(2);
  expect(goals()).toEqual([{ event: 'homework_created' }]);
  delete (window as { dataLayer?: unknown }).dataLayer;
  (await openPage()).show(place);
  expect(goals()).toEqual([]);
});

test.each(['denied', ''])('[TRK-04] with the choice %j no goal is kept', async (value) => {
  if (value !== '') choose(value);
  const { show, reachGoal } = await openPage();
  show(task);
  reachGoal('homework_created');
  expect(sessionStorage).toHaveLength(0);
});

test('[TRK-04] kept goals that somebody has tampered with are not counted', async () => {
  choose('granted');
  sessionStorage.setItem('tetradi:goals', `Нина <script> __proto__ ${'registered '.repeat(50)}`);
  (await openPage()).show(place);
  const { dataLayer } = window as unknown as { dataLayer: object[] };
  expect(dataLayer.slice(2)).toEqual(Array(10).fill({ event: 'registered' }));
});

test('[TRK-04] who takes the consent back has nothing of others any more', async () => {
  choose('granted');
  (await openPage('data-chat-id="abc"')).show(place);
  const others = ['_ga', '_ga_AAAA', '_gid', '_ym_uid', '_ym_d', 'jv_visits_count_abc'];
  for (const name of others) document.cookie = `${name}=1; Path=/`;
  document.cookie = 'tz=Europe%2FMoscow; Path=/';
  localStorage.setItem('_ym_uid', '"1"');
  localStorage.setItem('last_utms', '[]');
  document.querySelector<HTMLElement>('[data-enhance="consent-settings"]')?.click();
  press('deny');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.cookie.split('; ').sort()).toEqual([
    'cookie_consent=denied',
    'tz=Europe%2FMoscow',
  ]);
  expect(Object.keys(localStorage)).toEqual(['last_utms']);
  // What was still running has written it again.
  document.cookie = '_ga=1; Path=/';
  (await openPage()).show(place);
  expect([document.cookie.includes('_ga'), scripts()]).toEqual([false, []]);
});

test('[TRK-04] where people work nobody is asked, and nothing is loaded', async () => {
  const { show } = await openPage();
  show(task);
  expect([banner().hidden, scripts()]).toEqual([true, []]);
  show(place);
  expect([banner().hidden, reload.mock.calls]).toEqual([false, []]);
  press('grant');
  expect([scripts(), reload.mock.calls]).toEqual([[], [[]]]);
});

test('[SEO-07] [TRK-04] the chat is loaded where a page wants it, and hidden elsewhere', async () => {
  choose('granted');
  const { show } = await openPage('data-chat-id="abc"');
  show({ ...place, isChatWanted: false });
  expect(scripts()).toEqual([]);
  show(place);
  expect(scripts()).toEqual(['https://code.jivo.ru/widget/abc']);
  expect(document.documentElement.dataset.chat).toBe('shown');
  show({ ...place, isChatWanted: false });
  expect(document.documentElement.dataset.chat).toBe('hidden');
});

test('[TRK-04] views are counted by the pattern of the address, goals by their name', async () => {
  const { show, reachGoal } = await openPage();
  show(place);
  reachGoal('lead_sent');
  press('grant');
  show({ ...place, path: '/cabinet/{name}' });
  reachGoal('homework_created');
  const { dataLayer, ym } = window as unknown as { dataLayer: object[]; ym: { a: unknown[][] } };
  expect(
    ym.a.map(([, kind, what]) => [kind, typeof what === 'string' ? what : '']).slice(1),
  ).toEqual([
    ['hit', 'http://localhost/teacher'],
    ['hit', 'http://localhost/cabinet/{name}'],
    ['reachGoal', 'homework_created'],
  ]);
  expect(dataLayer).toContainEqual({ event: 'homework_created' });
  expect(dataLayer).not.toContainEqual({ event: 'lead_sent' });
});

test('[TRK-04] the choice can be changed later', async () => {
  choose('denied');
  const { show } = await openPage();
  show(place);
  const settings = document.querySelector<HTMLElement>('[data-enhance="consent-settings"]');
  expect(settings?.hidden).toBe(false);
  settings?.click();
  // Another width, or another address of the same page.
  show(place);
  expect(banner().hidden).toBe(false);
  press('grant');
  expect(banner().hidden).toBe(true);
  expect(document.activeElement).toBe(settings);
  expect(scripts()).toEqual(all);
});

test('[TRK-04] a page without counters and chat is left alone', async () => {
  const { show } = await openPage();
  document.body.replaceChildren();
  show(place);
  expect(scripts()).toEqual([]);
});
