import { chooseHome } from '../postgres/home.mjs';
import { runningUrl, startPostgres } from '../postgres/server.mjs';
import { Refusal, codeOf, messageOf } from '../refusal.mjs';

const OLDEST_MAJOR = 15;

/**
 * Sees to it that there is a database: the one that DATABASE_URL names, or one of our own that
 * lives in the data folder.
 *
 * @param {import('../environment/environment.mjs').Environment} environment
 * @param {string} dataDir
 * @param {import('../processes/supervisor.mjs').Supervisor} supervisor keeps our own
 * @returns {Promise<{ environment: import('../environment/environment.mjs').Environment,
 *   parts: import('../processes/kept-part.mjs').KeptPart[] }>} the environment with DATABASE_URL, and
 *   our own database as a part
 * @throws Refusal when the database cannot be reached or started
 */
export async function provideDatabase(environment, dataDir, supervisor) {
  if (environment.DATABASE_URL) {
    await refuseUnreachable(environment.DATABASE_URL, environment.DEPLOYMENT === 'production');
    return { environment, parts: [] };
  }
  const home = chooseHome(dataDir);
  let url = '';
  const part = await supervisor.keep('база данных', async () => {
    const server = await startPostgres(home, { port: Number(environment.DATABASE_PORT) });
    url = server.url;
    return server;
  });
  return { environment: { ...environment, DATABASE_URL: url }, parts: [part] };
}

/**
 * The database of a product that runs, for a command beside it.
 *
 * @param {import('../environment/environment.mjs').Environment} environment
 * @returns {Promise<string>} its address
 * @throws Refusal when there is none
 */
export async function findDatabase({ DATABASE_URL, DATA_DIR = '', DATABASE_PORT }) {
  const url = DATABASE_URL ?? (await runningUrl(chooseHome(DATA_DIR), Number(DATABASE_PORT)));
  if (url) return url;
  throw new Refusal('Продукт не запущен: запустите его (npm start) или задайте DATABASE_URL.');
}

/**
 * @param {string} url
 * @param {boolean} [isGuarded] whether a password must not cross a network in the clear; what else a
 *   production asks of the database the platform says itself [TRUST-11]
 * @throws Refusal without the password that the URL may carry
 */
export async function refuseUnreachable(url, isGuarded = false) {
  const place = placeOf(url);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  if (isGuarded && !client.ssl && !/^(\/|localhost$|127\.|::1$)/.test(client.host)) {
    throw new Refusal(
      `Переменная DATABASE_URL: к ${place} нужно подключаться с TLS, например с ?sslmode=verify-full.`,
    );
  }
  // Told once more by `connect`; without a listener it would end the process.
  client.on('error', () => {});
  /** @type {number} */
  let major;
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  } catch (error) {
    throw new Refusal(
      `Переменная DATABASE_URL: не удалось подключиться к PostgreSQL на ${place} (${reasonOf(error)}).`,
    );
  } finally {
    await client.end().catch(() => {});
  }
  if (major < OLDEST_MAJOR) {
    throw new Refusal(
      `Переменная DATABASE_URL: на ${place} PostgreSQL ${major}, а нужен ${OLDEST_MAJOR} или новее.`,
    );
  }
}

/** @param {string} url */
function placeOf(url) {
  try {
    const { protocol, host, pathname } = new URL(url);
    if (/^postgres(ql)?:$/.test(protocol)) return `${host}${pathname}`;
  } catch {
    // Said below.
  }
  throw new Refusal(
    'Переменная DATABASE_URL: нужен адрес вида postgres://имя:пароль@сервер:5432/база.',
  );
}

/** @param {unknown} error */
function reasonOf(error) {
  // A name with several addresses has one error for each of them.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return codeOf(first) === 'ECONNREFUSED' ? 'ECONNREFUSED' : messageOf(first);
}
