import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';
import { securityHeaders } from './security-headers';

const POLICY = 'content-security-policy';
const STARTED = 'http.server.request.start';

type Options = Omit<PolicyOptions, 'nonce'>;

/**
 * Sets the security headers of an answer of Next.js, before it works on the request: of a page, a
 * redirect, a refusal. Next.js takes the nonce of its own scripts from the policy among the headers of
 * the request. A cache that keeps a page keeps the header with it, so the nonces of a kept copy match.
 */
export function secureResponse(response: ServerResponse, options: Options): void {
  setHeaders(response, options);
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 304) response.removeHeader(POLICY);
    return writeHead(status, ...rest);
  };
}

/**
 * The same for every answer of this process, where nothing of ours stands in front of Next.js
 * (`npm run dev`).
 *
 * @returns what ends it
 */
export function secureResponses(options: Options): () => void {
  const start = (message: unknown) =>
    setHeaders((message as { response: ServerResponse }).response, options);
  subscribe(STARTED, start);
  const restore = beforeHeads((response, status) => {
    // It came while web was starting, before anybody followed requests: its scripts do not run.
    if (!response.hasHeader(POLICY)) setHeaders(response, options);
    // The browser would put the new nonce beside the page that it has, whose scripts carry the old one.
    if (status === 304) response.removeHeader(POLICY);
  });
  return () => {
    unsubscribe(STARTED, start);
    restore();
  };
}

function setHeaders(response: ServerResponse, options: Options): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy({ ...options, nonce });
  const headers = securityHeaders(response.req.url ?? '', options.config.PUBLIC_ORIGIN);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader(POLICY, policy);
  // Whatever the visitor sent there: nobody chooses the nonce of a page.
  response.req.headers[POLICY] = policy;
}

/** Calls back each time before status and headers are sent; returns what ends it. */
function beforeHeads(
  callback: (response: ServerResponse<IncomingMessage>, status: number) => void,
): () => void {
  const { writeHead } = ServerResponse.prototype;
  type Head = Parameters<typeof writeHead>;
  ServerResponse.prototype.writeHead = function writeSecureHead(
    this: ServerResponse,
    ...head: Head
  ) {
    callback(this, head[0]);
    return writeHead.apply(this, head);
  } as typeof writeHead;
  return () => {
    ServerResponse.prototype.writeHead = writeHead;
  };
}
