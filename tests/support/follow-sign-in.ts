/** Cookies of one browser. */
class Jar {
  private readonly values = new Map<string, string>();

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.values.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  get header(): string {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/**
 * Goes the way of a browser through the SSO's pages, up to the redirect back to web; gives the query
 * of that redirect.
 *
 * @param address as the main API gave it, without redirect_uri
 */
export async function followSignIn(
  address: string,
  login: string,
  password: string,
): Promise<URLSearchParams> {
  const jar = new Jar();
  const callback = new URL('/prosv/auth', process.env.TEST_WEB_ORIGIN).href;
  const begin = new URL(address);
  begin.searchParams.set('redirect_uri', callback);
  let url = begin.href;
  let form: URLSearchParams | undefined;
  for (let hop = 0; hop < 10; hop++) {
    const response: Response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { Cookie: jar.header, Accept: 'text/html', Origin: new URL(url).origin },
    });
    jar.take(response);
    form = undefined;
    const location = response.headers.get('location');
    if (location) url = new URL(location, url).href;
    else if (response.status === 200 && /name="password"/.test(await response.clone().text()))
      form = new URLSearchParams({ login, password });
    else throw new Error(`The SSO answered ${response.status} at ${new URL(url).pathname}`);
    if (url.startsWith(callback)) return new URL(url).searchParams;
  }
  throw new Error('The SSO redirects without end');
}
