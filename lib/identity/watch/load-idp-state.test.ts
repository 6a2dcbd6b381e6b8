/** @jest-environment jsdom */
import { loadIdpState } from './load-idp-state';

const ADDRESS = 'https://sso.example/api/state.js';
const element = () => document.querySelector<HTMLScriptElement>(`script[src="${ADDRESS}"]`);

/** The script arrives and says something. */
function say(state: unknown): void {
  window.prosvIdState = state;
  element()?.dispatchEvent(new Event('load'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('[AUTH-15] the script of the identity provider', () => {
  test.each([
    [
      { isSignedIn: true, uuid: 'u1' },
      { isSignedIn: true, uuid: 'u1' },
    ],
    [{ isSignedIn: false }, { isSignedIn: false, uuid: null }],
    [{ isSignedIn: true }, { isSignedIn: true, uuid: null }],
    [
      { isSignedIn: true, uuid: 7 },
      { isSignedIn: true, uuid: null },
    ],
    [
      { isSignedIn: true, uuid: '' },
      { isSignedIn: true, uuid: null },
    ],
    [{ isSignedIn: 'true', uuid: 'u1' }, null],
    [{}, null],
    [null, null],
    [undefined, null],
    ['text', null],
  ])('%j is understood as %j', async (said, expected) => {
    const state = loadIdpState(ADDRESS);
    say(said);
    expect(await state).toEqual(expected);
  });

  test('runs in an element of its own, and leaves nothing behind', async () => {
    const state = loadIdpState(ADDRESS);
    expect(element()).not.toBeNull();
    say({ isSignedIn: true, uuid: 'u1' });
    await state;
    expect(element()).toBeNull();
    expect(window).not.toHaveProperty('prosvIdState');
    const next = loadIdpState(ADDRESS);
    element()?.dispatchEvent(new Event('load'));
    expect(await next).toBeNull();
  });

  test('tells nothing when it does not come', async () => {
    const state = loadIdpState(ADDRESS);
    element()?.dispatchEvent(new Event('error'));
    expect(await state).toBeNull();
    expect(element()).toBeNull();
  });

  test('tells nothing when it takes longer than five seconds', async () => {
    const state = loadIdpState(ADDRESS);
    const late = element();
    jest.advanceTimersByTime(5_000);
    expect(await state).toBeNull();
    expect(element()).toBeNull();
    window.prosvIdState = { isSignedIn: false };
    late?.dispatchEvent(new Event('load'));
    expect(await state).toBeNull();
  });
});
