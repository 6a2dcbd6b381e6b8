import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { startStack } from '../../tests/support/stack/stack.mjs';
import { runProgram, runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { bundle } from '../setup/bundle.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { CURRENT_MAJOR, ensureCurrentNode } from '../setup/other-node.mjs';
import { fallenRatios, pageOf, ratiosOf, tableOf } from '../testing/bench-report.mjs';
import { interruption } from '../testing/runners.mjs';

const RESULT = inProject('.build', 'bench.json');
const PAGE = inProject('docs', 'benchmarks.md');
const KEPT = inProject('docs', 'benchmarks.json');

/**
 * `npm run bench`: measures the figures that the product promises, on a stack of its own with a
 * database that writes to the disk, under this Node.js and under the recommended one, and keeps them
 * in docs/benchmarks.md. Status 1 when one is missed under the recommended Node.js.
 *
 * @param {string[]} args `--here` measures under this Node.js alone and leaves the result to the caller;
 *   `--check` keeps nothing, and compares with the ratios that are kept: status 1 when one has fallen
 */
export async function run(args) {
  if (process.platform !== 'linux') throw new Refusal('Замеры памяти рассчитаны на Linux.');
  const signal = interruption();
  await ensureDependencies({ signal });
  if (args[0] === '--here') return measure();
  /** @type {import('../testing/bench-report.mjs').Result[]} */
  const results = [];
  for (const node of new Set([process.execPath, await ensureCurrentNode(signal)])) {
    rmSync(RESULT, { force: true });
    const command = [inProject('scripts', 'run.mjs'), 'bench', '--here'];
    const { code } = await runProgram(node, command, { signal });
    if (code !== 0) return code;
    results.push(JSON.parse(readFileSync(RESULT, 'utf8')));
  }
  console.log(tableOf(results));
  if (args[0] === '--check') return check(results);
  writeFileSync(PAGE, pageOf(results, os.cpus().length));
  writeFileSync(KEPT, `${JSON.stringify(ratiosOf(results), null, 2)}\n`);
  const decisive = results.find(({ node }) => node.startsWith(`v${CURRENT_MAJOR}.`));
  return decisive?.rows.every(({ met }) => met !== false) ? 0 : 1;
}

/**
 * @param {readonly import('../testing/bench-report.mjs').Result[]} results
 * @throws Refusal when nothing is kept
 */
function check(results) {
  if (!existsSync(KEPT)) throw new Refusal('Сравнивать не с чем: сначала npm run bench.');
  const fallen = fallenRatios(results, JSON.parse(readFileSync(KEPT, 'utf8')));
  for (const line of fallen) console.log(`Хуже прежнего больше чем на пятую часть: ${line}`);
  return fallen.length === 0 ? 0 : 1;
}

async function measure() {
  const file = await bundle('tests/bench/main.ts', 'bench');
  const stack = await startStack({ web: true, logs: 'bench', durable: true });
  try {
    const { web, platform } = stack.pids;
    const env = {
      ...process.env,
      ...stack.addresses,
      BENCH_WEB_PID: String(web),
      BENCH_PLATFORM_PID: String(platform),
      BENCH_RESULT: RESULT,
    };
    const { code } = await runTool(file, [], { env });
    return code;
  } finally {
    await stack.stop();
  }
}
