import { inProject } from '../project.mjs';
import { runProgram } from '../processes/tool.mjs';
import { Refusal } from '../refusal.mjs';
import { CURRENT_MAJOR, ensureCurrentNode } from '../setup/other-node.mjs';
import { interruption } from '../testing/runners.mjs';

/**
 * `npm run node24 -- <command> …`: another command of this project under the current Node.js, such as
 * `npm run node24 -- verify` or `npm run node24 -- test tests/contract`.
 *
 * @param {string[]} args
 */
export async function run(args) {
  if (args.length === 0)
    throw new Refusal(`node${CURRENT_MAJOR} ждёт команду: например, npm run node24 -- verify.`);
  const signal = interruption();
  const node = await ensureCurrentNode(signal);
  const { code } = await runProgram(node, [inProject('scripts', 'run.mjs'), ...args], { signal });
  return code;
}
