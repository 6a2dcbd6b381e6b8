import { startStack } from './stack.mjs';

/** Jest calls this before the contract tests; their workers inherit the addresses. */
export default async function setUp() {
  const variables = {
    OZON_PROMOTION_START: '2025-04-01T00:00:00+03:00',
    OZON_PROMOTION_END: '2125-05-01T00:00:00+03:00',
  };
  const stack = await startStack({ web: false, logs: 'contract', variables });
  Object.assign(process.env, stack.addresses);
  await liftDiaryQuota(stack.addresses.TEST_DIARY);
  stacks.push(stack);
}

/**
 * All tests together make more calls per second than the diary allows a partner.
 *
 * @param {string} diary
 */
async function liftDiaryQuota(diary) {
  const { status } = await fetch(`${diary}/operator/control`, {
    method: 'PUT',
    headers: {
      Authorization: 'Bearer demo-diary-api-not-for-production-0123456789',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ quota: 10_000 }),
  });
  if (status !== 200) throw new Error(`The diary answered ${status}`);
}

/** @type {Awaited<ReturnType<typeof startStack>>[]} */
export const stacks = [];
