import { stacks } from './contract-setup.mjs';

/** Jest calls this after the contract tests, also when some of them failed. */
export default async function tearDown() {
  for (const { stop } of stacks.splice(0)) await stop();
}
