import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import { clientNetwork } from '@/lib/http/client-network';
import { shortNetwork } from '@/lib/http/short-network';
import { log } from '@/lib/log/logger';
import { fileHeaders } from '@/lib/security/file-headers';
import { aliveState, readyState, type ServiceState } from '@/lib/upstream/readiness';
import { documentsState } from '@/server/documents/answer-document';
import type { Step } from '@/server/step';
import { detailedState, isOperator } from './details';

type StateOf = () => ServiceState | Promise<ServiceState>;

const states: Readonly<Record<string, StateOf>> = {
  '/health': aliveState,
  '/ready': withDocuments,
};

/** With how many documents there are, how old they are, and which could not be made. [DOC-04] */
async function withDocuments(): Promise<ServiceState> {
  const { status, body } = await readyState();
  return { status, body: { ...body, documents: documentsState() } };
}

/** Who has the operator's token is told more; to everybody else there is no such page. */
function stateFor(request: IncomingMessage): StateOf | undefined {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  if (path === '/ready' && new URLSearchParams(query).has('details'))
    return isOperator(request.headers.authorization) ? detailedState : refuse(request);
  return Object.hasOwn(states, path) ? states[path] : undefined;
}

/** Written down as the services of the platform do. */
function refuse({ headers, socket }: IncomingMessage): StateOf {
  const { TRUSTED_PROXIES } = serverConfig();
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const network = shortNetwork(clientNetwork(socket.remoteAddress, forwarded, TRUSTED_PROXIES));
  const event = { event: 'operator_call', outcome: 'refused', way: 'ready_details' };
  log().info({ ...event, network }, 'access');
  return notFound;
}

const notFound = (): ServiceState => ({ status: 404, body: {} });

/** Answers those who watch over web, whatever else it has to do. [HTTP-02] */
export const answerHealth: Step = (request, response) => {
  const stateOf = stateFor(request);
  return stateOf ? say(stateOf, request.url ?? '', response) : false;
};

async function say(stateOf: StateOf, url: string, response: ServerResponse): Promise<true> {
  const { status, body } = await stateOf();
  const text = JSON.stringify(body);
  response.writeHead(status, {
    ...fileHeaders(url, serverConfig().PUBLIC_ORIGIN),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex,nofollow',
  });
  response.end(text);
  return true;
}
