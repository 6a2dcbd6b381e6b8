import { startStack } from './stack.mjs';

/** Jest calls this before the contract tests; their workers inherit the addresses. */
export default async function setUp() {
  const stack = await startStack({ web: false, logs: 'contract' });
  Object.assign(process.env, stack.addresses);
  stacks.push(stack);
}

/** @type {Awaited<ReturnType<typeof startStack>>[]} */
export const stacks = [];
