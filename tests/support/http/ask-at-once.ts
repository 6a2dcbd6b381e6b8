import { bytesOf, Connection, type Reply } from './connection';

/**
 * Asks on so many open connections at once for a page.
 *
 * @param cookieOf who asks on a connection
 * @returns of each connection `page` for a whole page, `busy` for a 503 that says when to come again, or what
 *   came instead
 */
export async function askAtOnce(
  web: string,
  count: number,
  path: string,
  cookieOf: (connection: number) => string,
): Promise<string[]> {
  const connections = Array.from({ length: count }, () => new Connection(web));
  const health = bytesOf(web, { method: 'GET', path: '/health', headers: {} });
  // Opened before: otherwise the last would connect when the first have their answer.
  await Promise.all(connections.map((connection) => connection.ask(health)));
  const kinds = await Promise.all(
    connections.map((connection, at) => {
      const headers = { Accept: 'text/html', Cookie: cookieOf(at) };
      return connection.ask(bytesOf(web, { method: 'GET', path, headers })).then(kindOf, String);
    }),
  );
  for (const connection of connections) connection.close();
  return kinds;
}

function kindOf({ status, head, body }: Reply): string {
  if (status === 200 && body.includes('</html>')) return 'page';
  if (status === 503 && Number(/^retry-after: (\d+)/im.exec(head)?.[1]) > 0) return 'busy';
  return head;
}
