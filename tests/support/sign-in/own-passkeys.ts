import { createAuthenticator } from './authenticator';
import { openSso, ssoBrowser } from './follow-sign-in';
import type { HttpBrowser } from './http-browser';
import { addressFor } from './provider-sign-in';
import { registerPerson, somewhere } from './register';

type Authenticator = ReturnType<typeof createAuthenticator>;

const ssoOrigin = () => process.env.TEST_SSO ?? '';

/** Where somebody sees their passkeys. */
export const passkeysPage = () => `${ssoOrigin()}/profile/passkeys`;

/** What is asked of a passkey at an address of the SSO. */
export async function challengeAt(browser: HttpBrowser, address: string): Promise<string> {
  const { status, body } = await browser.send(`${address}/options`, {}, somewhere());
  if (status !== 200) throw new Error(`${status} at ${address}/options`);
  return (JSON.parse(body) as { challenge: string }).challenge;
}

/** Gives the password before the passkeys of a profile. */
export const unlock = (browser: HttpBrowser, current: string) =>
  browser.send(`${passkeysPage()}/unlock`, { current }, somewhere());

export async function addKey(browser: HttpBrowser, authenticator: Authenticator, name = 'Ноутбук') {
  const credential = authenticator.create(await challengeAt(browser, passkeysPage()));
  return browser.send(passkeysPage(), { credential, name }, somewhere());
}

/** A teacher with a passkey. */
export async function owner() {
  const { browser, person } = await registerPerson();
  const authenticator = createAuthenticator(ssoOrigin());
  await unlock(browser, person.password);
  const added = await addKey(browser, authenticator);
  expect([added.status, added.body.includes('Ключ добавлен')]).toEqual([200, true]);
  return { browser, person, authenticator };
}

/** The sign-in page, in a browser that is new; with `login` also where somebody is signed in. */
export async function begin(browser = ssoBrowser(), prompt?: 'login') {
  const address = new URL(await addressFor({}));
  if (prompt) address.searchParams.set('prompt', prompt);
  const { url } = await openSso(browser, address.href);
  return { browser, action: url.href };
}

/** Signs in with a passkey alone: status 0 when that is done. */
export async function signInWithKey(authenticator: Authenticator, change = {}) {
  const { browser, action } = await begin();
  const credential = authenticator.get(await challengeAt(browser, `${action}/passkey`), change);
  return browser.send(`${action}/passkey`, { credential }, somewhere());
}

/** A teacher for whom the password is not enough, with their recovery codes. */
export async function withSecondFactor() {
  const own = await owner();
  const page = await own.browser.send(`${passkeysPage()}/second`, { wish: 'on' }, somewhere());
  const codes = [...page.body.matchAll(/<code>([\w-]+)<\/code>/g)].map(([, code]) => code ?? '');
  const givePassword = async () => {
    const { browser, action } = await begin();
    const { email: login, password } = own.person;
    const after = await browser.send(action, { login, password }, somewhere());
    const send = (form: Record<string, string>, from = somewhere()) =>
      browser.send(`${action}/second`, form, from);
    return { browser, action, after, send };
  };
  return { ...own, codes, givePassword };
}
