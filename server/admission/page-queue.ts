import { AsyncResource } from 'node:async_hooks';

export type QueueLimits = {
  /** How many pages are rendered at once. */
  atOnce: number;
  /** How many more requests wait for their turn. */
  waiting: number;
  /** How long each of them waits, in milliseconds. */
  patienceMs: number;
  /** After how long a page counts no more, in milliseconds: it waits for others, not for a processor. */
  holdMs: number;
};

/**
 * How many times `atOnce` may be under way together with those that count no more: on a busy machine a page
 * is late because of the others, and letting in more would make all of them later.
 */
const MOST_UNDER_WAY = 4;

/** What a page gives back when it is rendered; more than once does nothing. */
export type Slot = { release(): void };

/** Calls back when the client is gone; a response does. */
type Client = { once(event: 'close', callback: () => void): unknown };

/**
 * Lets pages be rendered, a number at once, in the order in which they were asked for. A server that
 * renders all at once renders each of them too late. [HTTP-02]
 */
export function createPageQueue({ atOnce, waiting, patienceMs, holdMs }: QueueLimits) {
  let running = 0;
  /** Under way, and not counted any more. */
  let overdue = 0;
  const line = new Set<() => void>();

  function takeSlot(): Slot {
    running++;
    let state: 'held' | 'overdue' | 'released' = 'held';
    const letIn = () => {
      const [next] = line;
      if (running < atOnce) next?.();
    };
    const timer = setTimeout(() => {
      if (running + overdue >= atOnce * MOST_UNDER_WAY) return;
      state = 'overdue';
      running--;
      overdue++;
      letIn();
    }, holdMs).unref();
    return {
      release: () => {
        if (state === 'released') return;
        clearTimeout(timer);
        if (state === 'held') running--;
        else overdue--;
        state = 'released';
        letIn();
      },
    };
  }

  function waitForSlot(client: Client): Promise<Slot | null> {
    return new Promise((resolve) => {
      const leave = (slot: Slot | null) => {
        clearTimeout(timer);
        line.delete(enter);
        resolve(slot);
      };
      // In the context of its own request: timers keep hold of the context in which they begin, and the
      // page before would be kept, with the one before that, for as long as the line does not end.
      const enter = AsyncResource.bind(() => leave(takeSlot()));
      const timer = setTimeout(leave, patienceMs, null);
      line.add(enter);
      client.once('close', () => leave(null));
    });
  }

  return {
    /** A slot at once or after a while; null when there is none in time, or the client has gone. */
    enter(client: Client): Promise<Slot | null> | Slot | null {
      if (running < atOnce) return takeSlot();
      return line.size < waiting ? waitForSlot(client) : null;
    },
    /** How many are rendered and counted, and how many wait. */
    state: () => ({ running, waiting: line.size }),
  };
}

export type PageQueue = ReturnType<typeof createPageQueue>;
