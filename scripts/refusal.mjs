/**
 * A reason why a command cannot go on, which the person can do something about. Its message is one
 * Russian sentence that names what to change; it is shown without a stack trace.
 */
export class Refusal extends Error {}

/**
 * @param {unknown} error
 * @returns {string} the system's code, such as `ENOENT`, or an empty string
 */
export function codeOf(error) {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
}

/**
 * @param {unknown} error
 * @returns {string} the message, whatever was thrown
 */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.message || codeOf(error) || error.name;
}
