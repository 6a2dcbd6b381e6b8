/** @jest-environment jsdom */
import { sessionMarkCookie } from '@/lib/session/cookies/session-mark';
import { PREV_URI } from '@/lib/identity/stored-identity';
import { watchedBrowser } from './watched-browser';
import { pathOf } from '@/lib/routes/match';

const page = watchedBrowser({ stateScript: 'https://sso.example/state.js', ownUuid: () => 'u1' });
const show = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

/** On what stands inside of a link. */
function click(href: string, asksFirst = false): void {
  document.body.innerHTML = `<a href="${href}"><span>Выйти</span></a>`;
  const preventDefault = (event: Event) => event.preventDefault();
  if (asksFirst) document.querySelector('a')?.addEventListener('click', preventDefault);
  // jsdom cannot follow links.
  window.addEventListener('click', preventDefault, { once: true });
  document.querySelector('span')?.click();
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of [sessionMarkCookie.name, PREV_URI])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
});

describe('the page in the browser', () => {
  test('[AUTH-15] is active on the screen and with a network', () => {
    show('visible');
    expect(page.isActive()).toBe(true);
    show('hidden');
    expect(page.isActive()).toBe(false);
    show('visible');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(page.isActive()).toBe(false);
  });

  test.each([
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'pageshow'],
  ])('tells when that may have changed: %s %s', (target, type) => {
    const listener = jest.fn();
    const stop = page.onActivity(listener);
    target.dispatchEvent(new Event(type));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    target.dispatchEvent(new Event(type));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => void, number]>([
    ['a page that is unloaded', () => window.dispatchEvent(new Event('beforeunload')), 1],
    ['the link out', () => click('/logout'), 1],
    ['the link out that asks first', () => click('/logout', true), 0],
    ['another link', () => click('/teacher/journal'), 0],
  ])('tells when the page sets out: %s', (_, act, times) => {
    const listener = jest.fn();
    const stop = page.onLeaving(listener);
    act();
    expect(listener).toHaveBeenCalledTimes(times);
    stop();
    act();
    expect(listener).toHaveBeenCalledTimes(times);
  });

  test('[AUTH-14] has the mark of the session', () => {
    expect(page.mark()).toBeNull();
    document.cookie = `${sessionMarkCookie.name}=m1; Path=/`;
    document.cookie = 'tz=Europe/Moscow; Path=/';
    expect(page.mark()).toBe('m1');
  });

  test('[AUTH-15] remembers the way back where the server looks for it, and the marker', () => {
    expect(page.wasReloaded()).toBe(false);
    expect(page.prepareSignIn(pathOf('studentStart', { taskHash: 'bababababababa' }))).toBe(true);
    expect(page.wasReloaded()).toBe(true);
    expect(document.cookie).toContain(`prev_uri=%2Fstudent%2Fbababababababa`);
  });

  test('no page with answers is there', () => {
    expect(page.blockNavigation(true)).toBe(false);
  });
});
