import { execFileSync } from 'node:child_process';
import { ROOT } from '../project.mjs';

/**
 * The files that differ from the main branch: what this branch has committed, what is not committed
 * yet, and what git does not know yet. On the main branch itself, what is not committed.
 *
 * @returns {string[]} paths from the folder of the project; deleted files are not among them
 */
export function changedFiles() {
  const base = git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...unknown])].sort();
}

/**
 * @param {string[]} args
 * @returns {string[]} the lines of what git says; none when it refuses
 */
function git(...args) {
  try {
    const options = { cwd: ROOT, encoding: /** @type {const} */ ('utf8'), maxBuffer: 64_000_000 };
    const said = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      ...options,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
