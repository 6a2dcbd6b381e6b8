import { createServer } from 'node:http';

/**
 * The least that Node.js can do for a request: the same status, headers and bytes each time. Run as a
 * child process; told what to send, it says on which port.
 */
process.once('message', (/** @type {{ headers: [string, string][], body: string }} */ reply) => {
  const body = Buffer.from(reply.body, 'base64');
  const headers = reply.headers.flat();
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, () => process.send?.(server.address()));
});
