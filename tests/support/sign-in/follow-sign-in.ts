import { HttpBrowser, type HttpPage } from './http-browser';
import { someNetwork } from '@/tests/support/http/networks';

/** A browser that stops when it is sent back to web. */
export const ssoBrowser = () => new HttpBrowser(process.env.TEST_WEB_ORIGIN ?? '');

/**
 * Opens an address of the SSO as web would.
 *
 * @param address as the main API gave it, without redirect_uri
 * @param path of web, where the sign-in ends
 */
export function openSso(
  browser: HttpBrowser,
  address: string,
  path = '/prosv/auth',
): Promise<HttpPage> {
  const begin = new URL(address);
  begin.searchParams.set('redirect_uri', new URL(path, process.env.TEST_WEB_ORIGIN).href);
  return browser.open(begin.href);
}

/**
 * Goes the way of a browser through the sign-in pages of the SSO, or of the provider that it sends
 * to, up to the redirect back to web; returns the query of that redirect.
 *
 * @param address as the main API gave it, without redirect_uri
 * @param path of web, where the sign-in ends
 * @param fields of the form besides login and password
 */
export async function followSignIn(
  address: string,
  login: string,
  password: string,
  path = '/prosv/auth',
  browser = ssoBrowser(),
  fields: Record<string, string> = {},
): Promise<URLSearchParams> {
  let page = await openSso(browser, address, path);
  // Who has been signed in before comes back at once.
  if (/name="password"/.test(page.body)) {
    // From a network of its own: all tests together try one login more often than one network may.
    const from = { 'X-Forwarded-For': `${someNetwork()}::1` };
    page = await browser.send(page.url.href, { login, password, ...fields }, from);
  }
  if (page.status !== 0) throw new Error(`The SSO answered ${page.status} at ${page.url.pathname}`);
  return page.url.searchParams;
}
