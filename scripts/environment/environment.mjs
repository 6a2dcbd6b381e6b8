import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { Refusal, messageOf } from '../refusal.mjs';

/**
 * Every port of the product: the variable that moves it, where it is by default, and which program
 * listens on it. The names of services are those that platform/main.ts takes.
 *
 * @type {readonly { variable: string, standard: number, owner: string, address: string | null }[]}
 */
export const PORTS = Object.entries(
  JSON.parse(readFileSync(inProject('lib/contract/environment/ports.json'), 'utf8')),
).map(([variable, row]) => ({ variable, ...row }));

/** The services of the platform, all of which `npm start` starts. */
export const SERVICES = PORTS.map(({ owner }) => owner).filter(
  (owner) => owner !== 'web' && owner !== 'postgres',
);

/** @typedef {Record<string, string>} Environment all values as text, as children get them */

/**
 * The environment that the parts of the product are started with: what was given, the standard
 * ports where none was, and the addresses that follow from the ports. An empty value counts as not
 * given.
 *
 * @param {Record<string, string | undefined>} given
 * @returns {Environment}
 * @throws Refusal naming the variable, when a port is not a port or two are the same
 */
export function completeEnvironment(given) {
  /** @type {Environment} */
  const complete = {};
  for (const [name, value] of Object.entries(given)) if (value) complete[name] = value;
  for (const { variable, standard } of PORTS) {
    complete[variable] = String(portFrom(variable, complete[variable] ?? String(standard)));
  }
  refuseSamePort(complete);
  for (const { variable, address } of PORTS) {
    if (address) complete[address] ??= `http://localhost:${complete[variable]}`;
  }
  complete.DATA_DIR ??= inProject('.data');
  // Taken by Next.js as the address to listen on, while shells and containers mean another thing.
  delete complete.HOSTNAME;
  return complete;
}

/**
 * @param {string} variable
 * @param {string} value
 */
function portFrom(variable, value) {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(`Переменная ${variable}: «${value}» — не номер порта от 1 до 65535.`);
}

/** @param {Environment} environment */
function refuseSamePort(environment) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const { variable } of PORTS) {
    // The database's port plays no part when the database is somebody else's.
    if (variable === 'DATABASE_PORT' && environment.DATABASE_URL) continue;
    const port = String(environment[variable]);
    const other = owners.get(port);
    if (other) {
      throw new Refusal(
        `Переменные ${other} и ${variable} указывают на один порт ${port}: измените одну из них.`,
      );
    }
    owners.set(port, variable);
  }
}

/**
 * Reads the `.env` of the project when there is one (what is set in the shell wins), and completes
 * the result.
 *
 * @returns {Environment}
 * @throws Refusal when `.env` cannot be read or a port is wrong
 */
export function readEnvironment() {
  const file = inProject('.env');
  if (existsSync(file)) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      throw new Refusal(`Не удалось прочитать файл .env: ${messageOf(error)}.`);
    }
  }
  return completeEnvironment(process.env);
}
