import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a page loads first, gzipped, without what comes late; by where it stands in `app/`. */
const LANDING = '145 kB';
/** The loader of a form, which only who is signed in gets, or what shows a failure in place. */
const WITH_MORE = '147 kB';
const OTHER = '220 kB';
/** The one script of documents. [DOC-01] */
const ENHANCE = '8 kB';

const BUILT = '.next';
const MANIFEST = 'page_client-reference-manifest.js';
const ENTRIES = '"entryJSFiles":';

/** @param {string} file */
const read = (file) => readFileSync(path.join(BUILT, file), 'utf8');

/** What every page loads first. @type {string[]} */
const root = JSON.parse(read('build-manifest.json')).rootMainFiles;

/**
 * The scripts of one page with its layouts and error boundaries, as the build lists them.
 *
 * @param {string} manifest
 * @returns {string[]}
 */
function scriptsOf(manifest) {
  const source = read(manifest);
  const from = source.indexOf(ENTRIES) + ENTRIES.length;
  /** @type {Record<string, string[]>} */
  const entries = JSON.parse(source.slice(from, source.indexOf('}', from) + 1));
  const loaded = Object.entries(entries).filter(([name]) => !name.endsWith('/not-found'));
  return [...new Set([...root, ...loaded.flatMap(([, files]) => files)])];
}

const pages = readdirSync(path.join(BUILT, 'server', 'app'), { recursive: true })
  .map(String)
  .filter((file) => path.basename(file) === MANIFEST)
  // Shown to those who build the product, or in place of everything.
  .filter((file) => !/^(%5Fkit|_kit|_global-error|_not-found)/.test(file));

/** @param {string} file */
function limitOf(file) {
  if (/^\(public\)\/(application|certificate)\//.test(file)) return WITH_MORE;
  return file.startsWith('(public)') ? LANDING : OTHER;
}

const enhance = path.join('.build', 'enhance');
/** @type {{ script: string }} */
const { script: name } = JSON.parse(readFileSync(path.join(enhance, 'manifest.json'), 'utf8'));

const limits = [
  { name: 'enhance', path: path.join(enhance, name), gzip: true, limit: ENHANCE },
  ...pages.sort().map((file) => ({
    name: path.dirname(file),
    path: scriptsOf(path.join('server', 'app', file)).map((script) => path.join(BUILT, script)),
    gzip: true,
    limit: limitOf(file),
  })),
];

export default limits;
