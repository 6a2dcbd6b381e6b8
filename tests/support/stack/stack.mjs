import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PORTS, SERVICES, completeEnvironment } from '../../../scripts/environment/environment.mjs';
import { findFreePorts } from '../../../scripts/environment/ports.mjs';
import { startPlatform, startWeb } from '../../../scripts/processes/parts.mjs';
import { inProject } from '../../../scripts/project.mjs';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { databaseOf, logged, partOf } from './stack-parts.mjs';

/** The host that search engines may list, for requests that name it. */
const LISTED_HOST = 'tetradi.example.ru';
/** A partner, whose visitors and tokens are known. */
const PARTNER_HOST = 'books.example.ru';
/** A user who checks steps. */
const APPROVER_ID = '00000000-0000-4000-8000-00000000a001';
const SELECTED_ID = '00000000-0000-4000-8000-00000000a002';

/**
 * What tests find in `process.env`.
 *
 * @typedef {{ TEST_WEB_ORIGIN: string, TEST_MAIN_API: string, TEST_SSO: string, TEST_PAYMENTS: string,
 *   TEST_DIARY: string, TEST_STORAGE: string, TEST_DATA_DIR: string, TEST_PARTNERS: string, TEST_DATABASE_URL: string }}
 * StackAddresses
 */

/** @typedef {import('../../../scripts/environment/environment.mjs').Environment} Environment */
/** @typedef {import('./stack-parts.mjs').Part} Part */

/**
 * Starts the real platform on a new, empty database, on ports that nobody uses; with web on top
 * when it is wanted. Everything ends with this process, however it ends.
 *
 * @param {{ web: boolean, logs: string, durable?: boolean, kept?: boolean, listedHost?: string,
 *   variables?: Record<string, string> }} options `logs` names the files in test-results/logs;
 *   `durable` for a database that writes to the disk as in production; `kept` for parts that are
 *   started again when they die, as in production; `variables` for an environment that is not the
 *   usual one
 * @returns {Promise<{ addresses: StackAddresses, environment: Environment, database: Part,
 *   platform: Part, site: Part, stop: () => Promise<void> }>} `environment` is that of its parts
 */
export async function startStack({
  web,
  logs,
  durable = false,
  kept = false,
  listedHost = LISTED_HOST,
  variables = {},
}) {
  const level = durable ? 'warn' : 'debug';
  const environment = await freshEnvironment(level, {
    INDEXABLE_HOST: listedHost,
    PARTNER_HOSTS: PARTNER_HOST,
    STEP_APPROVER_USER_IDS: APPROVER_ID,
    SELECTED_CONTENT_USER_IDS: SELECTED_ID,
    TEST_SIGN_IN: 'on',
    ...variables,
  });
  /** @type {(() => Promise<void>)[]} what to stop, the last first */
  const started = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    // A stack beside the shared one runs what was built for that: built again now, it would
    // remove the files of the other.
    const shared = web ? process.env.TEST_WEB_ORIGIN : process.env.TEST_MAIN_API;
    if (!shared) await ensureBuilt(web ? ['platform', 'server', 'web'] : ['platform'], environment);
    const { launch, discard } = databaseOf(environment, durable);
    const database = partOf('база данных', launch, kept);
    const platform = partOf(
      'платформа',
      logged(`${logs}-platform`, ({ signal }) => startPlatform(environment, SERVICES, signal)),
      kept,
    );
    const site = partOf(
      'сайт',
      logged(`${logs}-web`, (attempt) => startWeb(environment, attempt.signal, attempt)),
      kept,
    );
    started.push(discard);
    for (const part of web ? [database, platform, site] : [database, platform]) {
      await part.start();
      started.push(part.stop);
    }
    const addresses = addressesOf(environment);
    return { addresses, environment, database, platform, site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * An environment of defaults with free ports: what this machine's `.env` or shell says about the
 * product has no part in a test.
 *
 * @param {'warn' | 'debug'} level how much is logged: all of it, for tests of the logs
 * @param {Record<string, string>} variables
 */
async function freshEnvironment(level, variables) {
  const free = await findFreePorts(PORTS.length);
  const ports = Object.fromEntries(PORTS.map(({ variable }, at) => [variable, String(free[at])]));
  const own = {
    LOG_LEVEL: level,
    ...ports,
    DATA_DIR: temporaryFolder(),
    ...variables,
  };
  const environment = completeEnvironment({ ...process.env, ...blankVariables(), ...own });
  // Blank rather than absent: Next.js would take what is absent from `.env`.
  return { ...blankVariables(), ...environment };
}

/** @returns {Record<string, string>} every variable of the product, without a value */
function blankVariables() {
  const files = ['.env.example', '.env'].map((name) => inProject(name)).filter(existsSync);
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
  );
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** A new folder that the account of the database server can reach as well. */
function temporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rabochie-tetradi-test-'));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * @param {Environment} environment
 * @returns {StackAddresses}
 */
function addressesOf(environment) {
  const at = (/** @type {string} */ variable) => `http://localhost:${environment[variable]}`;
  return {
    TEST_WEB_ORIGIN: at('PORT'),
    TEST_MAIN_API: at('MAIN_API_PORT'),
    TEST_SSO: at('SSO_PORT'),
    TEST_PAYMENTS: at('PAYMENTS_PORT'),
    TEST_DIARY: at('DIARY_PORT'),
    TEST_STORAGE: at('STORAGE_PORT'),
    TEST_DATA_DIR: String(environment.DATA_DIR),
    TEST_PARTNERS: at('PARTNERS_PORT'),
    TEST_DATABASE_URL: String(environment.DATABASE_URL),
  };
}
