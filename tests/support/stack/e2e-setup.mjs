import { startStack } from './stack.mjs';

/** As the demo's own secrets are: nothing that is served may have these words in it (secrets.spec.ts). */
const READY_DETAILS_TOKEN = 'details-not-for-production-0123456789';

/** Playwright calls this before the browser tests, and what it returns after them. */
export default async function setUp() {
  const { addresses, stop } = await startStack({
    web: true,
    logs: 'e2e',
    variables: { READY_DETAILS_TOKEN },
  });
  Object.assign(process.env, addresses);
  return stop;
}
