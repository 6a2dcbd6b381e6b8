import { inProject } from '../project.mjs';

/** Arguments for Node.js that make a child end with this process; see end-with-parent.mjs. */
export const tiedArguments = ['--import', inProject('scripts', 'processes', 'end-with-parent.mjs')];

/**
 * The environment of such a child: it has to know its parent, because its own workers inherit the
 * environment.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function tiedEnvironment(environment) {
  const tied = { ...environment, END_WITH_PARENT: String(process.pid) };
  // Next.js declares NODE_ENV as always present, which not every child has.
  return /** @type {NodeJS.ProcessEnv} */ (/** @type {unknown} */ (tied));
}
