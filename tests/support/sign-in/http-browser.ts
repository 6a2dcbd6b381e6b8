type Cookie = { name: string; value: string; host: string; path: string };

export type HttpPage = { url: URL; status: number; headers: Headers; body: string };

/** A browser without scripts: cookies by host and path, as the ports of localhost share them. */
export class HttpBrowser {
  private cookies: Cookie[] = [];

  /** @param stopAt the origin at which a way ends: nothing there is opened, its status is 0 */
  constructor(private readonly stopAt: string) {}

  /** Opens an address and follows redirects. */
  open(url: string, headers: Record<string, string> = {}): Promise<HttpPage> {
    return this.go(url, undefined, headers);
  }

  /** Sends a form and follows redirects. */
  send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.go(url, new URLSearchParams(fields), headers);
  }

  private async go(
    from: string,
    form: URLSearchParams | undefined,
    extra: Record<string, string>,
  ): Promise<HttpPage> {
    let url = new URL(from);
    let body = form;
    for (let hop = 0; hop < 20; hop++) {
      if (url.origin === this.stopAt) return { url, status: 0, headers: new Headers(), body: '' };
      const response: Response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        body,
        redirect: 'manual',
        headers: {
          Cookie: this.cookiesFor(url.href),
          Accept: 'text/html',
          Origin: url.origin,
          ...extra,
        },
      });
      this.take(url, response);
      body = undefined;
      const location = response.headers.get('location');
      const { status, headers } = response;
      if (!location) return { url, status, headers, body: await response.text() };
      url = new URL(location, url);
    }
    throw new Error('Redirects without end');
  }

  /** The cookies that would go to an address. */
  cookiesFor(url: string): string {
    const { hostname, pathname } = new URL(url);
    const fits = ({ host, path }: Cookie) =>
      host === hostname &&
      (pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`));
    return this.cookies
      .filter(fits)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  private take({ hostname: host }: URL, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      const read = (attribute: string) =>
        attributes.find((given) => given.toLowerCase().startsWith(`${attribute}=`))?.split('=')[1];
      const path = read('path') ?? '/';
      const expires = read('expires');
      this.cookies = this.cookies.filter((kept) => kept.name !== name || kept.path !== path);
      if (expires === undefined || new Date(expires) > new Date())
        this.cookies.push({ name, value: pair.slice(at + 1), host, path });
    }
  }
}
