import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { readChaosOptions } from '../testing/chaos-options.mjs';
import { tabulateFaults } from '../testing/chaos-report.mjs';
import { interruption, runPlaywright } from '../testing/runners.mjs';

/** What one homework may take, with all that goes wrong in it; in milliseconds. */
const CYCLE_MS = 120_000;
const REPORTS = inProject('test-results', 'reports');
const REPORT = `${REPORTS}/chaos.jsonl`;

/**
 * `npm run chaos`: students do homework while their network, their tab, web, the platform and PostgreSQL are
 * cut off or killed at each step, on a stack of its own that writes to the disk as in production; fifty of
 * them, `-- --cycles 10 --seed 7` for other numbers. Status 1 when anything is lost, or is there twice, that
 * a page said to be saved. [HW-04] [HTTP-04]
 *
 * @param {string[]} args
 */
export async function run(args) {
  const { cycles, seed } = readChaosOptions(args);
  console.log(`Хаос: ${cycles} работ, --seed ${seed}.`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(REPORT, { force: true });
  const variables = { CHAOS_CYCLES: `${cycles}`, CHAOS_SEED: `${seed}`, CHAOS_REPORT: REPORT };
  Object.assign(process.env, variables);
  const { passed, failed } = await runPlaywright(interruption(), [
    ...['operations/chaos.spec.ts', '--workers=1', '--retries=0'],
    `--global-timeout=${cycles * CYCLE_MS + 300_000}`,
  ]);
  console.log(`\n${tabulateFaults(readFaults())}\n`);
  // Those that were not reached in time, too.
  const lost = Math.max(failed, cycles - passed);
  console.log(`Без потерь: ${passed} из ${cycles} (--seed ${seed}).`);
  return lost === 0 ? 0 : 1;
}

/** @returns {import('../testing/chaos-report.mjs').Suffered[]} none when nothing came so far */
function readFaults() {
  try {
    const lines = readFileSync(REPORT, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}
