/** @typedef {import('./environment.mjs').Environment} Environment */

/**
 * From where the product can be reached, in one line; '' when the operator has said it. [TRUST-11]
 *
 * @param {Environment} environment
 */
export function reachLine({ DEPLOYMENT = 'demo', LISTEN_HOST }) {
  if (LISTEN_HOST) return `Слушаем адрес ${LISTEN_HOST}.`;
  if (DEPLOYMENT !== 'demo') return '';
  return 'Это демонстрация: она доступна только с этого компьютера (127.0.0.1 и ::1). Для других — DEPLOYMENT и LISTEN_HOST.';
}
