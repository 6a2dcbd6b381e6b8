/**
 * The front door of every npm script: `node scripts/run.mjs <command> [arguments]`. It only looks
 * at the version of Node.js; the rest is loaded afterwards, because an old version could not even
 * read it.
 */
import { nodeVersionFault } from './node-version.mjs';

const fault = nodeVersionFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  import('./commands.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
}
