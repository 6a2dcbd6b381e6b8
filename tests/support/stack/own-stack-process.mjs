/** A stack in a process of its own, on behalf of own-stack.ts, which tells it what to do. */
import { startStack } from './stack.mjs';

const { web, durable, variables } = JSON.parse(process.argv[2] ?? '{}');
const logs = `own-${process.pid}`;
const stack = await startStack({ web, durable, variables, logs });

/** @param {import('./stack-parts.mjs').Part} part */
const kill = async (part) => {
  const pid = part.pid();
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await part.stop();
};

/** @type {Record<string, () => Promise<void>>} */
const orders = {
  stopDatabase: stack.database.stop,
  startDatabase: stack.database.start,
  killDatabase: () => kill(stack.database),
  stopPlatform: stack.platform.stop,
  startPlatform: stack.platform.start,
  killPlatform: () => kill(stack.platform),
  stopWeb: stack.site.stop,
  startWeb: stack.site.start,
  killWeb: () => kill(stack.site),
  stop: stack.stop,
};

process.on('message', (order) => {
  if (typeof order === 'object') {
    Object.assign(stack.environment, order);
    return void process.send?.('changed');
  }
  orders[String(order)]?.().then(() => process.send?.(order));
});
// The test run is gone: the parts of the stack notice when this process ends.
process.on('disconnect', () => process.exit(1));
process.send?.({ addresses: stack.addresses, environment: stack.environment, logs });
