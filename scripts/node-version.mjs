/** The oldest Node.js that the product runs on, as in `engines` of package.json. */
const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

/**
 * Says in one sentence why this Node.js will not do. Written in plain old syntax, because it has to
 * load on the very versions that it refuses.
 *
 * @param {string} version such as `20.19.1`
 * @returns {string | null} null when the version is new enough
 */
export function nodeVersionFault(version) {
  const parts = version.split('.');
  const major = Number(parts[0]);
  const minor = Number(parts[1]);
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return null;
  const oldest = OLDEST_MAJOR + '.' + OLDEST_MINOR;
  return 'Нужен Node.js ' + oldest + ' или новее, а запущен ' + version + ': обновите Node.js.';
}
