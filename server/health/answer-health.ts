import type { ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import { fileHeaders } from '@/lib/security/file-headers';
import { aliveState, readyState, type ServiceState } from '@/lib/upstream/readiness';
import { documentsState } from '@/server/documents/answer-document';
import type { Step } from '@/server/step';

const states: Readonly<Record<string, () => ServiceState | Promise<ServiceState>>> = {
  '/health': aliveState,
  '/ready': withDocuments,
};

/** With how many documents there are, how old they are, and which could not be made. [DOC-04] */
async function withDocuments(): Promise<ServiceState> {
  const { status, body } = await readyState();
  return { status, body: { ...body, documents: documentsState() } };
}

/** Answers those who watch over web, whatever else it has to do. [HTTP-02] */
export const answerHealth: Step = (request, response) => {
  const path = request.url?.split('?', 1)[0] ?? '';
  const stateOf = Object.hasOwn(states, path) ? states[path] : undefined;
  return stateOf ? say(stateOf, request.url ?? '', response) : false;
};

async function say(
  stateOf: () => ServiceState | Promise<ServiceState>,
  url: string,
  response: ServerResponse,
): Promise<true> {
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
