import { startStack } from '../../tests/support/stack/stack.mjs';
import { runTool } from '../processes/tool.mjs';
import { Refusal } from '../refusal.mjs';
import { bundle } from '../setup/bundle.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/**
 * `npm run bench`: measures the figures that the product promises, on a stack of its own with a
 * database that writes to the disk, and keeps them in docs/benchmarks.md. Status 1 when one is missed.
 */
export async function run() {
  if (process.platform !== 'linux') throw new Refusal('Замеры памяти рассчитаны на Linux.');
  await ensureDependencies();
  const file = await bundle('tests/bench/main.ts', 'bench');
  const stack = await startStack({ web: true, logs: 'bench', durable: true });
  try {
    const { web, platform } = stack.pids;
    const env = {
      ...process.env,
      ...stack.addresses,
      BENCH_WEB_PID: String(web),
      BENCH_PLATFORM_PID: String(platform),
    };
    const { code } = await runTool(file, [], { env });
    return code;
  } finally {
    await stack.stop();
  }
}
