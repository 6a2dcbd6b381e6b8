import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How it answers: as an OpenID provider, not at all, or in one of the ways in which servers fail. */
export type Manner = 'well' | 'garbage' | 'redirect' | 'failure' | 'foreign' | 'silence' | 'cut';

export type FakeIssuer = {
  issuer: string;
  answer(manner: Manner): void;
  close(): void;
};

/** Stands where an OpenID provider should be, and describes itself as one, if at all. */
export async function startFakeIssuer(): Promise<FakeIssuer> {
  let manner: Manner = 'garbage';
  const server: Server = createServer((request, response) => {
    const issuer = addressOf(server);
    if (manner === 'well' && request.url === '/auth') return void response.end('signed in');
    if (manner === 'well' || manner === 'foreign')
      return sendJson(response, describe(manner === 'well' ? issuer : 'http://other.example'));
    if (manner === 'garbage') return sendJson(response, '<!doctype html>');
    if (manner === 'redirect')
      return void response.writeHead(302, { Location: `${issuer}/elsewhere` }).end();
    if (manner === 'failure') return void response.writeHead(500).end();
    if (manner === 'cut') return void request.socket.destroy();
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    issuer: addressOf(server),
    answer: (next) => (manner = next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function sendJson(response: ServerResponse, body: object | string): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  };
}
