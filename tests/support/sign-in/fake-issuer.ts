import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How it answers: as an OpenID provider, not at all, or in one of the ways in which servers fail. */
export type Manner =
  'well' | 'garbage' | 'redirect' | 'failure' | 'foreign' | 'no-response' | 'cut';

/** What it answers to a code. */
export type ToCode =
  | { refuses: string; status?: number }
  | { claims: object; clientId: string; signedBy?: 'itself' | 'another' };

export type FakeIssuer = {
  issuer: string;
  answer(manner: Manner): void;
  /** While it answers well; until it is told, a code is refused as a used one. */
  toCode(next: ToCode): void;
  close(): void;
};

/** Stands where an OpenID provider should be, and describes itself as one, if at all. */
export async function startFakeIssuer(): Promise<FakeIssuer> {
  let manner: Manner = 'garbage';
  let toCode: ToCode = { refuses: 'invalid_grant' };
  const [own, another] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256' };

  async function answerWell(path: string, response: ServerResponse) {
    const issuer = addressOf(server);
    if (path === '/auth') return void response.end('signed in');
    if (path === '/jwks') return sendJson(response, { keys: [jwk] });
    if (path !== '/token') return sendJson(response, describe(issuer));
    if ('refuses' in toCode)
      return sendJson(response, { error: toCode.refuses }, toCode.status ?? 400);
    const token = await new SignJWT({ ...toCode.claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(toCode.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(toCode.signedBy === 'another' ? another.privateKey : own.privateKey);
    sendJson(response, { access_token: 'x', token_type: 'bearer', id_token: token });
  }

  const server: Server = createServer((request, response) => {
    const issuer = addressOf(server);
    if (manner === 'well') return void answerWell(request.url?.split('?')[0] ?? '', response);
    if (manner === 'foreign') return sendJson(response, describe('http://other.example'));
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
    toCode: (next) => (toCode = next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function sendJson(response: ServerResponse, body: object | string, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
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
