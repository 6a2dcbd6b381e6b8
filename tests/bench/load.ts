import { Agent, request as httpRequest } from 'node:http';

export type Load = {
  /** Requests answered per second. */
  perSecond: number;
  /** 95 of 100 were answered within this time, in milliseconds. */
  p95: number;
  total: number;
  /** Answers with another status than 200, and requests without an answer. */
  failed: number;
};

export type Shot = { method: string; path: string; headers: Record<string, string>; body?: string };
export type Reply = { status: number; text: string; headers: NodeJS.Dict<string | string[]> };

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** One request over a kept connection. */
export function shoot(origin: string, { method, path, headers, body }: Shot): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const request = httpRequest(
      new URL(path, origin),
      { method, agent, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * Keeps `connections` requests under way for `seconds`, each followed by the next as soon as it is
 * answered. `next` returns the request of a connection's turn.
 */
export async function underLoad(
  origin: string,
  { connections, seconds }: { connections: number; seconds: number },
  next: (connection: number) => Shot,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const end = started + seconds * 1_000;
  const run = async (connection: number) => {
    while (performance.now() < end) {
      const from = performance.now();
      const reply = await shoot(origin, next(connection)).catch(() => null);
      times.push(performance.now() - from);
      if (reply?.status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => run(index)));
  const elapsed = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / elapsed),
    p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
    total: times.length,
    failed,
  };
}
