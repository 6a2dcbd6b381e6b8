import { Refusal } from '../refusal.mjs';

/**
 * What `npm run bench` was asked for: `all` keeps the result, `check` compares it with the kept one, `here`
 * leaves it to the caller, `only` prints that of the named measurements.
 *
 * @typedef {{ mode: 'all' | 'check' | 'here' } | { mode: 'only', names: string[] }} BenchOptions
 */

/** Settings that a trial of single measurements takes from the shell; kept figures are those of the defaults. */
const TRIED = ['PAGES_AT_ONCE', 'WEB_WORKERS'];

/**
 * @param {readonly string[]} args
 * @returns {BenchOptions}
 * @throws Refusal for anything unknown
 */
export function readBenchOptions([option, names, ...rest]) {
  if (option === undefined) return { mode: 'all' };
  if (option === '--only' && names !== undefined && rest.length === 0)
    return { mode: 'only', names: names.split(',') };
  if (option === '--check' && names === undefined) return { mode: 'check' };
  if (option === '--here' && names === undefined) return { mode: 'here' };
  throw new Refusal('Замеры: npm run bench без аргументов, с --check или с --only page,memory.');
}

/**
 * The measurements to be made, in the order in which all of them are made.
 *
 * @param {BenchOptions} options
 * @param {readonly string[]} known
 * @throws Refusal for one that does not exist
 */
export function chosenMeasurements(options, known) {
  if (options.mode !== 'only') return known;
  const unknown = options.names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`Нет замера «${unknown}»; есть ${known.join(', ')}.`);
  return known.filter((name) => options.names.includes(name));
}

/**
 * The settings of the shell that are being tried, for the stack that is measured.
 *
 * @param {BenchOptions} options
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>}
 */
export function triedVariables({ mode }, environment) {
  if (mode !== 'only') return {};
  return Object.fromEntries(
    TRIED.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
}
