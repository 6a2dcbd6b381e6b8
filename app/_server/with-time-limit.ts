import { setTimeout as sleep } from 'node:timers/promises';

/** How long a person waits for what they have no use of, in milliseconds. */
const TIME_LIMIT = 3_000;

/** Waits for work to end, and no longer than a person would; it goes on by itself then. */
export async function withTimeLimit(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(TIME_LIMIT)]);
}
