import { passMark } from '@/platform/main-api/diary/mark/pass-mark';
import { diariesOfDeliveries, diariesOfMarks, listForgotten } from './list-forgotten';
import { startOutbox, type Outbox } from './outbox';
import { passOn, type PassingParts } from './pass-on';

/** Starts to pass on what is wanted in diaries: homework, and the marks for it. */
export async function startDeliveries(parts: Omit<PassingParts, 'hurry'>): Promise<Outbox> {
  const { db, env, log } = parts;
  const outbox: Outbox = await startOutbox({
    ...{ url: env.DATABASE_URL, log },
    kinds: {
      delivery: {
        passOn: (id) => passOn({ ...parts, hurry: (...given) => outbox.hurry(...given) }, id),
        listForgotten: () => listForgotten(db, 'delivery'),
        diariesOf: (ids) => diariesOfDeliveries(db, ids),
      },
      mark: {
        passOn: (id) => passMark(parts, id),
        listForgotten: () => listForgotten(db, 'mark'),
        diariesOf: (ids) => diariesOfMarks(db, ids),
      },
    },
  });
  return outbox;
}
