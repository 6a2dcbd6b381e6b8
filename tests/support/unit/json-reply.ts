/** What `fetch` returns for a reply of our server, for components: jsdom has no `Response`. */
export function jsonReply(status: number, content: unknown): Promise<unknown> {
  const isOk = status >= 200 && status < 300;
  return Promise.resolve({
    ...{ ok: isOk, status, headers: new Headers() },
    json: () => Promise.resolve(content),
  });
}
