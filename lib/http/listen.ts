import { once } from 'node:events';
import type { Server } from 'node:http';

/** Where a program listens, and how long requests may finish after it was told to stop. */
type Place = {
  port: number;
  /** Undefined for all addresses of the machine. */
  hosts: readonly (string | undefined)[];
  /** How many connections the system keeps while the program is busy. */
  backlog?: number;
  graceMs: number;
};

export type Listening = {
  /** Takes no more connections, lets running requests end, and cuts what is left after the time. */
  close(): Promise<void>;
};

/** The machine has no IPv6. */
const NOT_HERE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Listens on one port of several addresses, with a server for each: a server has one address, and only its
 * own connections are waited for when it closes. [TRUST-11]
 *
 * @throws (rejects) with the system's error when the first address cannot be had, or another is taken
 */
export async function listenOn(create: () => Server, place: Place): Promise<Listening> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => closeServer(server, place.graceMs)));
  };
  try {
    for (const host of place.hosts) {
      const server = create();
      const isThere = await hasStarted(server, place, host, servers.length === 0);
      if (isThere) servers.push(server);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

async function hasStarted(
  server: Server,
  { port, backlog }: Place,
  host: string | undefined,
  isNeeded: boolean,
): Promise<boolean> {
  server.listen({ port, host, backlog });
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (isNeeded || !NOT_HERE.has(code)) throw error;
    return false;
  }
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  });
}
