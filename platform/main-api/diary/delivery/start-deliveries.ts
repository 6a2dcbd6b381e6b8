import { listForgotten } from './list-forgotten';
import { startOutbox, type Outbox } from './outbox';
import { passOn, type PassingParts } from './pass-on';

/** Starts to pass on what is wanted in diaries. */
export function startDeliveries(parts: PassingParts): Promise<Outbox> {
  return startOutbox({
    url: parts.env.DATABASE_URL,
    log: parts.log,
    passOn: (id) => passOn(parts, id),
    listForgotten: () => listForgotten(parts.db),
  });
}
