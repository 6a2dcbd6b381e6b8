import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, wherever the command was started from. */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts a path from the folder of the project */
export const inProject = (...parts) => path.join(ROOT, ...parts);
