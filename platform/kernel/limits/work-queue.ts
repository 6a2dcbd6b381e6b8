import { ServiceError } from '@/platform/kernel/errors';

export type WorkQueue = {
  /** @throws ServiceError `rate_limited` at once when too many wait already; whatever the work throws */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Work that takes a processor for long, a few at a time and in the order of asking. Who comes when
 * the queue is full is told when to come again: waiting longer would only hold more of them. [TRUST-08]
 */
export function createWorkQueue(bounds: {
  atOnce: number;
  waiting: number;
  retryAfterSeconds: number;
}): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async () => {
    if (running < bounds.atOnce) {
      running += 1;
      return;
    }
    const { retryAfterSeconds } = bounds;
    if (waiting.length >= bounds.waiting)
      throw new ServiceError('rate_limited', { retryAfterSeconds });
    // The place of whoever leaves is handed over, so that nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
