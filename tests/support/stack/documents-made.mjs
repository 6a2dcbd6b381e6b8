import { setTimeout as sleep } from 'node:timers/promises';

/** How long the first documents may take to be made, in milliseconds. */
const UNTIL_MADE = 120_000;

/**
 * Waits until web, which has been started, makes no document any more: what is measured meanwhile would be
 * measured beside that work.
 *
 * @param {string} web
 */
export async function untilDocumentsMade(web) {
  const end = performance.now() + UNTIL_MADE;
  for (let before = -1; performance.now() < end;) {
    const { documents } = await (await fetch(`${web}/ready`)).json();
    const count = documents?.count ?? 0;
    if (count > 0 && count === before) return;
    before = count;
    // Longer than one takes.
    await sleep(5_000);
  }
}
