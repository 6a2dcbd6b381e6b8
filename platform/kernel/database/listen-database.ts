import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How often a connection is asked whether it still lives, and how soon a lost one is made again, in milliseconds. */
const CHECK_MS = 5_000;
/** How long the database may take to answer, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Told of each message on a channel, and with null each time the connection is made: some may have been missed. */
export type OnNews = (message: string | null) => void;

/**
 * Listens to channels of PostgreSQL on one connection apart, which is made again whenever it is lost. A
 * pooler in front of the database has to keep sessions apart: in one that shares them by transaction
 * nothing arrives.
 *
 * @param channels by their names
 * @returns what ends it
 */
export function listenToDatabase(
  options: { url: string; service: string; checkMs?: number },
  channels: Readonly<Record<string, OnNews>>,
): () => Promise<void> {
  const { checkMs = CHECK_MS } = options;
  const stopping = new AbortController();
  let connected: pg.Client | null = null;
  let waiting = new AbortController();
  const wait = () => {
    waiting = new AbortController();
    const signal = AbortSignal.any([stopping.signal, waiting.signal]);
    return sleep(checkMs, null, { signal, ref: false }).catch(() => null);
  };

  async function connect(): Promise<void> {
    const client = clientFor(options);
    const lose = () => {
      if (connected !== client) return;
      connected = null;
      // One that has stood is made again at once; one that does not come about waits for its turn.
      waiting.abort();
    };
    client.on('error', lose).on('end', lose);
    if (!(await listen(client, channels))) return close(client);
    connected = client;
    for (const onNews of Object.values(channels)) onNews(null);
  }

  /** A network that swallows everything ends no connection: whoever does not answer is lost. */
  async function check(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch {
      if (connected === client) connected = null;
      await close(client);
    }
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      if (connected) await check(connected);
      if (!connected) await connect();
      await wait();
    }
    if (connected) await close(connected);
  })();
  return () => {
    stopping.abort();
    return running;
  };
}

/** @returns whether it listens now */
async function listen(
  client: pg.Client,
  channels: Readonly<Record<string, OnNews>>,
): Promise<boolean> {
  client.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
  try {
    await client.connect();
    for (const channel of Object.keys(channels))
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return true;
  } catch {
    return false;
  }
}

const clientFor = ({ url, service }: { url: string; service: string }) =>
  new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: `${service} listener`,
  });

/** A connection that does not answer is not waited for. */
async function close(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(500, undefined, { ref: false })]);
}
