import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { startStack } from '../../tests/support/stack/stack.mjs';
import { runProgram, runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { bundle } from '../setup/bundle.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { CURRENT_MAJOR, ensureCurrentNode } from '../setup/other-node.mjs';
import { chosenMeasurements, readBenchOptions, triedVariables } from '../testing/bench-options.mjs';
import { fallenRatios, pageOf, ratiosOf, tableOf } from '../testing/bench-report.mjs';
import { interruption } from '../testing/runners.mjs';

const RESULT = inProject('.build', 'bench.json');
const PAGE = inProject('docs', 'benchmarks.md');
const KEPT = inProject('docs', 'benchmarks.json');

/** @typedef {import('../testing/bench-report.mjs').Result} Result */

/**
 * `npm run bench`: measures the figures that the product promises, on a stack of its own with a
 * database that writes to the disk, under this Node.js and under the recommended one, and keeps them
 * in docs/benchmarks.md. Status 1 when one is missed under the recommended Node.js.
 *
 * @param {string[]} args `--only page,memory` measures only these, under this Node.js alone, and prints
 *   them; `--check` keeps nothing, and compares with the ratios that are kept: status 1 when one has
 *   fallen; `--here` measures under this Node.js alone and leaves the result to the caller
 */
export async function run(args) {
  if (process.platform !== 'linux') throw new Refusal('Замеры памяти рассчитаны на Linux.');
  const signal = interruption();
  const options = readBenchOptions(args);
  await ensureDependencies({ signal });
  if (options.mode === 'here') return measure(options);
  if (options.mode === 'only') return print(options);
  /** @type {Result[]} */
  const results = [];
  for (const node of new Set([process.execPath, await ensureCurrentNode(signal)])) {
    rmSync(RESULT, { force: true });
    const command = [inProject('scripts', 'run.mjs'), 'bench', '--here'];
    const { code } = await runProgram(node, command, { signal });
    if (code !== 0) return code;
    results.push(readResult());
  }
  console.log(tableOf(results));
  if (options.mode === 'check') return check(results);
  writeFileSync(PAGE, pageOf(results, os.cpus().length));
  writeFileSync(KEPT, `${JSON.stringify(ratiosOf(results), null, 2)}\n`);
  return statusOf(results.find(({ node }) => node.startsWith(`v${CURRENT_MAJOR}.`)));
}

/** @returns {Result} */
const readResult = () => JSON.parse(readFileSync(RESULT, 'utf8'));

/** @param {Result | undefined} result */
const statusOf = (result) => (result?.rows.every(({ met }) => met !== false) ? 0 : 1);

/**
 * @param {readonly Result[]} results
 * @throws Refusal when nothing is kept
 */
function check(results) {
  if (!existsSync(KEPT)) throw new Refusal('Сравнивать не с чем: сначала npm run bench.');
  const fallen = fallenRatios(results, JSON.parse(readFileSync(KEPT, 'utf8')));
  for (const line of fallen) console.log(`Хуже прежнего больше чем на пятую часть: ${line}`);
  return fallen.length === 0 ? 0 : 1;
}

/** @param {import('../testing/bench-options.mjs').BenchOptions} options */
async function print(options) {
  const code = await measure(options);
  if (code !== 0) return code;
  const result = readResult();
  console.log(tableOf([result]));
  return statusOf(result);
}

/** @param {import('../testing/bench-options.mjs').BenchOptions} options */
async function measure(options) {
  const file = await bundle('tests/bench/main.ts', 'bench');
  const { output } = await runTool(file, ['--list'], { show: false });
  const names = chosenMeasurements(options, output.trim().split('\n'));
  const variables = triedVariables(options, process.env);
  const stack = await startStack({
    web: true,
    logs: 'bench',
    durable: true,
    kept: true,
    variables,
  });
  try {
    const env = {
      ...process.env,
      ...stack.addresses,
      BENCH_WEB_PID: String(stack.site.pid()),
      BENCH_PLATFORM_PID: String(stack.platform.pid()),
      BENCH_DATABASE_PID: String(stack.database.pid()),
      BENCH_RESULT: RESULT,
    };
    const { code } = await runTool(file, [...names], { env });
    return code;
  } finally {
    await stack.stop();
  }
}
