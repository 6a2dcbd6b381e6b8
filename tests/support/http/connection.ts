import { connect, type Socket } from 'node:net';

export type Shot = { method: string; path: string; headers: Record<string, string>; body?: string };
export type Reply = { status: number; head: string; body: Buffer };

type Waiting = { resolve: (reply: Reply) => void; reject: (error: Error) => void };

/** The bytes of a request over a kept connection. */
export function bytesOf(origin: string, { method, path, headers, body }: Shot): Buffer {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${new URL(origin).host}`, ...own, ...length];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/**
 * A kept HTTP/1.1 connection that asks one thing after the other. It does as little as a client can, so
 * that what is measured is the server: no agent, no parser of headers that nobody reads.
 */
export class Connection {
  readonly #url: URL;
  #socket: Socket | null = null;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | null = null;

  constructor(origin: string) {
    this.#url = new URL(origin);
  }

  /** One request and its whole reply; rejects when the connection ends before it. */
  ask(request: Buffer): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  #open(): Socket {
    const { hostname, port } = this.#url;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    const end = (error: Error) => {
      if (this.#socket === socket) this.#socket = null;
      this.#settle()?.reject(error);
    };
    socket.on('error', end);
    socket.on('close', () => end(new Error('The connection was closed')));
    return socket;
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const reply = readReply(this.#received);
    if (!reply) return;
    if (/^connection: close\r?$/im.test(reply.head)) this.close();
    this.#settle()?.resolve(reply);
  }

  #settle(): Waiting | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    this.#received = Buffer.alloc(0);
    return waiting;
  }
}

/** The reply, or null while a part of it is missing. */
function readReply(received: Buffer): Reply | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = received.toString('latin1', 0, end + 2);
  const status = Number(head.slice(9, 12));
  const rest = received.subarray(end + 4);
  if (status === 204 || status === 304) return { status, head, body: Buffer.alloc(0) };
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined)
    return rest.length < Number(length) ? null : { status, head, body: rest };
  const body = readChunks(rest);
  return body && { status, head, body };
}

function readChunks(rest: Buffer): Buffer | null {
  // Looked for first: the parts of a long page would be read again with each piece of it.
  if (!rest.subarray(-5).equals(Buffer.from('0\r\n\r\n'))) return null;
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = rest.indexOf('\r\n', at);
    const size = Number.parseInt(rest.toString('latin1', at, lineEnd), 16);
    if (lineEnd === -1 || Number.isNaN(size)) return null;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

/** The cookies that a reply sets, as a browser sends them back. */
export function cookiesOf({ head }: Reply): string {
  return [...head.matchAll(/^set-cookie: ([^;\r]+)/gim)].map(([, pair]) => pair).join('; ');
}
