import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How often a connection is asked whether it still lives, and how soon a lost one is made again, in milliseconds. */
const CHECK_MS = 5_000;
/** How long the database may take to answer, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Listens to a channel of PostgreSQL on a connection of its own, which is made again whenever it is
 * lost. A pooler in front of the database has to keep sessions apart: in one that shares them by
 * transaction nothing arrives.
 *
 * @param onNews called with each message, and each time the connection is made: something may have
 *   been missed before
 * @returns what ends it
 */
export function listenToDatabase(
  options: { url: string; channel: string; service: string; checkMs?: number },
  onNews: () => void,
): () => Promise<void> {
  const { channel, checkMs = CHECK_MS } = options;
  const stopping = new AbortController();
  let connected: pg.Client | null = null;
  const wait = () =>
    sleep(checkMs, null, { signal: stopping.signal, ref: false }).catch(() => null);

  async function connect(): Promise<void> {
    const client = clientFor(options);
    const lose = () => {
      if (connected === client) connected = null;
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', onNews);
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      connected = client;
      onNews();
    } catch {
      await close(client);
    }
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
