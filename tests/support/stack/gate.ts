import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a gate does with a call: lets it through, or fails in one of the ways in which services fail. */
export type GateMode = 'open' | 'silent' | 'slow' | 'garbage' | number;

export type Gate = {
  origin: string;
  /** Where calls go while the gate is open. */
  leadTo(origin: string): void;
  set(mode: GateMode): void;
  close(): void;
};

/** A door before a real service that can be shut in any way; `/ready` is always let through. */
export async function startGate(): Promise<Gate> {
  let target = '';
  let mode: GateMode = 'open';
  const server = createServer((incoming, outgoing) => {
    const isProbe = incoming.url === '/ready';
    if (mode === 'open' || isProbe) return passOn(target, incoming, outgoing);
    if (mode === 'silent') return void incoming.socket.destroy();
    // Longer than anybody waits; ends with the connection.
    if (mode === 'slow') return;
    const status = mode === 'garbage' ? 200 : mode;
    const headers = { 'Content-Type': 'text/html', ...(status === 302 && { Location: '/x' }) };
    outgoing.writeHead(status, headers).end('<!doctype html><p>…</p>');
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    leadTo: (origin) => (target = origin),
    set: (next) => (mode = next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (target === '') return void outgoing.writeHead(200).end('{}');
  const { hostname, port } = new URL(target);
  const { url: path, method, headers } = incoming;
  const sent = request({ hostname, port, path, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
}
