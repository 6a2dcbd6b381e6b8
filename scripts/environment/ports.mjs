import net from 'node:net';
import { PORTS } from './environment.mjs';
import { Refusal, codeOf } from '../refusal.mjs';

/**
 * Makes sure that the ports of these programs are free, before anything is started.
 *
 * @param {import('./environment.mjs').Environment} environment
 * @param {readonly string[]} owners `web`, `postgres`, and names of services
 * @throws Refusal that names the port and the variable that changes it
 */
export async function refuseTakenPorts(environment, owners) {
  for (const { variable, owner } of PORTS) {
    if (!owners.includes(owner)) continue;
    const port = Number(environment[variable]);
    const fault = await portFault(port);
    if (fault === 'EACCES') {
      throw new Refusal(`Нет права открыть порт ${port}: задайте другой в переменной ${variable}.`);
    }
    if (fault) {
      throw new Refusal(
        `Порт ${port} занят другой программой: освободите его или задайте другой в переменной ${variable}.`,
      );
    }
  }
}

/**
 * @param {number} port
 * @returns {Promise<string | null>} the system's code when the port cannot be listened on
 */
async function portFault(port) {
  // Some systems let a program listen on all addresses although another has one of them.
  if (await answers(port, '127.0.0.1')) return 'EADDRINUSE';
  const fault = await listenFault(port, '::');
  const noIpv6 = fault === 'EAFNOSUPPORT' || fault === 'EADDRNOTAVAIL';
  return noIpv6 ? listenFault(port, '0.0.0.0') : fault;
}

/**
 * Whether somebody listens there.
 *
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function answers(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 500 });
    const end = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
function listenFault(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(codeOf(error) || 'unknown'));
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}

const LOWEST = 20_000;
const COUNT = 10_000;

/** Processes that look at the same moment begin apart, each with more ports than a stack has. */
let turn = process.pid * 16;

/**
 * Finds ports that nobody listens on, others each time. They lie below the range from which systems
 * take the ports of outgoing connections, so that they stay free until they are used.
 *
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  /** @type {number[]} */
  const free = [];
  while (free.length < count) {
    const candidate = LOWEST + (turn++ % COUNT);
    if ((await portFault(candidate)) === null) free.push(candidate);
  }
  return free;
}
