/** A stack in a process of its own, on behalf of own-stack.ts, which tells it what to do. */
import { startStack } from './stack.mjs';

const { web, variables } = JSON.parse(process.argv[2] ?? '{}');
const logs = `own-${process.pid}`;
const stack = await startStack({ web, variables, logs });

/** @type {Record<string, () => Promise<void>>} */
const orders = {
  stopDatabase: stack.database.stop,
  startDatabase: stack.database.start,
  stopPlatform: stack.platform.stop,
  startPlatform: stack.platform.start,
  killPlatform: async () => {
    const pid = stack.platform.pid();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await stack.platform.stop();
  },
  stopWeb: stack.site.stop,
  startWeb: stack.site.start,
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
