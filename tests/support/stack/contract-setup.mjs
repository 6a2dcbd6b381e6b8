import { startStack } from './stack.mjs';

/** Jest calls this before the contract tests; their workers inherit the addresses. */
export default async function setUp() {
  const variables = {
    OZON_PROMOTION_START: '2025-04-01T00:00:00+03:00',
    OZON_PROMOTION_END: '2125-05-01T00:00:00+03:00',
  };
  const stack = await startStack({ web: false, logs: 'contract', variables });
  Object.assign(process.env, stack.addresses);
  stacks.push(stack);
}

/** @type {Awaited<ReturnType<typeof startStack>>[]} */
export const stacks = [];
