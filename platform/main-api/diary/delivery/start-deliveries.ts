import { diaryDelivery, diaryMark } from '@/platform/main-api/database/schema';
import { passMark } from '@/platform/main-api/diary/mark/pass-mark';
import { listForgotten } from './list-forgotten';
import { startOutbox, type Outbox } from './outbox';
import { passOn, type PassingParts } from './pass-on';

/** Starts to pass on what is wanted in diaries: homework, and the marks for it. */
export async function startDeliveries(parts: Omit<PassingParts, 'look'>): Promise<Outbox> {
  const { db, env, log } = parts;
  const outbox: Outbox = await startOutbox({
    ...{ url: env.DATABASE_URL, log },
    kinds: {
      delivery: {
        passOn: (id) => passOn({ ...parts, look: (...given) => outbox.look(...given) }, id),
        listForgotten: () => listForgotten(db, diaryDelivery),
      },
      mark: {
        passOn: (id) => passMark(parts, id),
        listForgotten: () => listForgotten(db, diaryMark),
      },
    },
  });
  return outbox;
}
