import { bytesOf, Connection, type Shot } from '@/tests/support/http/connection';

export type Load = {
  /** Requests answered per second. */
  perSecond: number;
  /** 95 of 100 were answered within this time, in milliseconds. */
  p95: number;
  total: number;
  /** Answers with another status than 200, and requests without an answer. */
  failed: number;
  /** What a request cost the load generator, in microseconds of a core. */
  clientMicros: number;
};

export const CONNECTIONS = 20;
export const SECONDS = 10;
const WARM_UP_SECONDS = 3;

/**
 * Keeps 20 requests under way, each followed by the next as soon as it is answered, after a warm-up of
 * three seconds. `next` returns the request of a connection's turn.
 */
export async function underLoad(origin: string, next: (connection: number) => Shot): Promise<Load> {
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(origin));
  const turn = async (index: number) => {
    const reply = await connections[index]?.ask(bytesOf(origin, next(index)));
    return reply?.status === 200;
  };
  await repeat(WARM_UP_SECONDS, turn);
  const load = await repeat(SECONDS, turn);
  for (const connection of connections) connection.close();
  return load;
}

/** Has each of 20 take turn after turn for so many seconds; a turn returns whether it went well. */
export async function repeat(
  seconds: number,
  turn: (index: number) => Promise<boolean>,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  const end = started + seconds * 1_000;
  const run = async (index: number) => {
    while (performance.now() < end) {
      const from = performance.now();
      const isGood = await turn(index).catch(() => false);
      times.push(performance.now() - from);
      if (!isGood) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => run(index)));
  const { user, system } = process.cpuUsage(cpu);
  const elapsed = (performance.now() - started) / 1_000;
  return {
    perSecond: Math.round(times.length / elapsed),
    p95: percentile(times, 0.95),
    total: times.length,
    failed,
    clientMicros: Math.round((user + system) / times.length),
  };
}

/** The time within which so large a part of all was done, in whole milliseconds. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
}
