import { startStack } from './stack.mjs';

/** Playwright calls this before the browser tests, and what it returns after them. */
export default async function setUp() {
  const { addresses, stop } = await startStack({ web: true, logs: 'e2e' });
  Object.assign(process.env, addresses);
  return stop;
}
