import { mkdirSync, writeFileSync } from 'node:fs';
import { startStack } from '../../tests/support/stack/stack.mjs';
import { inProject } from '../project.mjs';
import { ensureChromium, findChromium } from '../setup/chromium.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

const PATHS = ['/', '/teacher', '/fizika_7-class'];
const RUNS = 5;
/** The least score of each category, of a hundred. @type {Record<string, number>} */
const TARGETS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The latest at which the largest part may be painted, in milliseconds. */
const LCP_MS = 1_100;
/** The most of scripts that a page may load, as sent, in bytes. */
const SCRIPT_BYTES = 8_000;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** @typedef {{ scores: Record<string, number>, cls: number, lcpMs: number, scriptBytes: number, report: string }} Run */

/**
 * `npm run lighthouse`: what Lighthouse says of the landings on a phone, the median of five runs, on
 * a stack of its own. Reports lie in test-results/lighthouse. Status 1 when a target is missed.
 */
export async function run() {
  await ensureDependencies();
  await ensureChromium();
  // On a page that may not be listed it has nothing to say of search engines.
  const stack = await startStack({ web: true, logs: 'lighthouse', listedHost: 'localhost' });
  const { launch } = await import('chrome-launcher');
  const chromePath = (await findChromium()) ?? undefined;
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    let isMet = true;
    for (const path of PATHS) {
      const median = await medianOf(stack.addresses.TEST_WEB_ORIGIN + path, chrome.port);
      const { scores, cls, lcpMs, scriptBytes } = median;
      const named = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
      console.log(
        `${path}: ${named.join(', ')}, CLS ${cls}, LCP ${lcpMs} ms, scripts ${scriptBytes} bytes`,
      );
      isMet &&= cls === 0 && lcpMs <= LCP_MS && scriptBytes <= SCRIPT_BYTES;
      isMet &&= Object.entries(TARGETS).every(([name, least]) => (scores[name] ?? 0) >= least);
      keep(path, median.report);
    }
    return isMet ? 0 : 1;
  } finally {
    chrome.kill();
    await stack.stop();
  }
}

/**
 * The run in the middle by performance.
 *
 * @param {string} url
 * @param {number} port of the browser
 * @returns {Promise<Run>}
 */
async function medianOf(url, port) {
  /** @type {Run[]} */
  const runs = [];
  for (let number = 0; number < RUNS; number++) runs.push(await measure(url, port));
  runs.sort((one, other) => (one.scores.performance ?? 0) - (other.scores.performance ?? 0));
  const median = runs[Math.floor(RUNS / 2)];
  if (!median) throw new Error('No run');
  return median;
}

/**
 * @param {string} url
 * @param {number} port
 * @returns {Promise<Run>}
 */
async function measure(url, port) {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, { port, output: 'html', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    scores: Object.fromEntries(scores),
    cls: Number((audits['cumulative-layout-shift']?.numericValue ?? 1).toFixed(3)),
    lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    scriptBytes: scriptBytesOf(audits),
    report: String(result.report),
  };
}

/**
 * What came of scripts over the network.
 *
 * @param {import('lighthouse').Result['audits']} audits
 */
function scriptBytesOf(audits) {
  const details = audits['resource-summary']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return Number(items.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? 0);
}

/**
 * @param {string} path
 * @param {string} report
 */
function keep(path, report) {
  const folder = inProject('test-results', 'lighthouse');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${path.slice(1) || 'home'}.html`, report);
}
