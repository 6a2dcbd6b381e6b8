import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { startStack } from '../../tests/support/stack/stack.mjs';
import { untilDocumentsMade } from '../../tests/support/stack/documents-made.mjs';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { ensureChromium, findChromium } from '../setup/chromium.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { bareServer, startBareFiles } from '../testing/lighthouse/bare-files.mjs';
import { measure } from '../testing/lighthouse/measure.mjs';
import { linesOf, median, pageOf, tableOf } from '../testing/lighthouse/report.mjs';

const PATHS = ['/', '/teacher', '/fizika_7-class'];
const RUNS = 5;
const PAGE = inProject('docs', 'lighthouse.md');
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** @typedef {import('../testing/lighthouse/measure.mjs').Run} Run */
/** @typedef {{ path: string, runs: Run[], bareRuns: Run[] }} Measured */

/**
 * `npm run lighthouse`: what Lighthouse says of the landings on a phone, and of the same pages as bare
 * files, the median of five loads, on a stack of its own. It keeps the figures in docs/lighthouse.md;
 * reports lie in test-results/lighthouse. Status 1 when a target is missed.
 *
 * @param {string[]} args paths to measure instead of the landings; then nothing is kept
 */
export async function run(args) {
  const wrong = args.find((path) => !path.startsWith('/'));
  if (wrong !== undefined)
    throw new Refusal(`«${wrong}» — не путь страницы: нужен, например, /teacher.`);
  await ensureDependencies();
  await ensureChromium();
  const machine = { cores: os.cpus().length, load: os.loadavg()[0] ?? 0, server: bareServer() };
  // On a page that may not be listed it has nothing to say of search engines.
  const stack = await startStack({ web: true, logs: 'lighthouse', listedHost: 'localhost' });
  const { launch } = await import('chrome-launcher');
  const chromePath = (await findChromium()) ?? undefined;
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    await untilDocumentsMade(stack.addresses.TEST_WEB_ORIGIN);
    /** @type {Measured[]} */
    const pages = [];
    for (const path of args.length > 0 ? args : PATHS) {
      pages.push(await measureInTurns(stack.addresses.TEST_WEB_ORIGIN, path, chrome.port));
      keepReport(pages.at(-1));
    }
    console.log(tableOf(pages, machine.server));
    if (args.length === 0) writeFileSync(PAGE, pageOf(pages, { ...machine, version: version() }));
    const lines = pages.flatMap((page) => linesOf(page, machine.server));
    return lines.every(({ isMet }) => isMet !== false) ? 0 : 1;
  } finally {
    chrome.kill();
    await stack.stop();
  }
}

/**
 * A page and its bare file in turns, so that both meet the same moments of the machine.
 *
 * @param {string} web
 * @param {string} path
 * @param {number} port of the browser
 * @returns {Promise<Measured>}
 */
async function measureInTurns(web, path, port) {
  // Before the first turn: what the browser asks for is what the files are to be.
  const { paths } = await measure(web + path, port);
  const bare = await startBareFiles(web, paths);
  /** @type {Measured} */
  const measured = { path, runs: [], bareRuns: [] };
  try {
    for (let number = 0; number < RUNS; number++) {
      measured.runs.push(await measure(web + path, port));
      measured.bareRuns.push(await measure(bare.origin + path, port, ['performance']));
    }
    return measured;
  } finally {
    bare.stop();
  }
}

const version = () =>
  JSON.parse(readFileSync(inProject('node_modules', 'lighthouse', 'package.json'), 'utf8')).version;

/**
 * The report of the load in the middle by performance.
 *
 * @param {Measured | undefined} measured
 */
function keepReport(measured) {
  if (!measured) return;
  const { path, runs } = measured;
  const scoreOf = (/** @type {Run} */ { scores }) => scores.performance ?? 0;
  const middle = median(runs.map(scoreOf));
  const folder = inProject('test-results', 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const { report = '' } = runs.find((one) => scoreOf(one) === middle) ?? {};
  writeFileSync(`${folder}/${path.slice(1) || 'home'}.html`, report);
}
