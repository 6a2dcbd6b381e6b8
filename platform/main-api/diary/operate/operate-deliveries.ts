import { z } from 'zod';
import { externalProviders } from '@/lib/contract/auth/external-providers';
import { failureCauses } from '@/lib/contract/diary/failure-cause';
import type { Db } from '@/platform/main-api/context';
import { OperatorError } from '@/platform/main-api/operator/operator-error';
import { listFailed, outboxStates } from './outbox-states';
import { COMMAND_LINE, countRetried, retryFailed } from './retry-failed';

const titles = { delivery: 'Задания', mark: 'Отметки' };

/** How many of those that were given up are listed, of each kind. */
const SHOWN = 20;
/** Who the audit says it was: whoever may read the database has no name here. */
const operator = { sub: COMMAND_LINE, name: 'Командная строка' };

/**
 * What operators see of what is on its way to diaries, and what they try again.
 *
 * @param args nothing to look; `retry` for all that was given up, or with an id for one
 * @returns lines to be read
 * @throws OperatorError for anything else
 */
export async function operateDeliveries(db: Db, args: readonly string[]): Promise<string[]> {
  const [order, id = null, ...rest] = args;
  if (order === undefined) return look(db);
  const isWrong = id !== null && !z.uuid().safeParse(id).success;
  if (order !== 'retry' || rest.length > 0 || isWrong)
    throw new OperatorError('После deliveries\u00A0— ничего, retry или retry <номер>.');
  const retried = await retryFailed(db, operator, id);
  const total = retried ? countRetried(retried) : 0;
  if (id !== null && total === 0) throw new OperatorError(`Среди недошедших нет ${id}.`);
  return [`Ещё раз: ${total}. В\u00A0течение минуты их возьмут в\u00A0работу.`];
}

async function look(db: Db): Promise<string[]> {
  const [states, ...failed] = await Promise.all([
    outboxStates(db),
    listFailed(db, 'delivery', SHOWN),
    listFailed(db, 'mark', SHOWN),
  ]);
  return [
    ...states.map(({ kind, provider, waiting, oldestSince, failed: count }) => {
      const oldest = oldestSince
        ? ` (самое старое\u00A0— с\u00A0${oldestSince.toISOString()})`
        : '';
      const title = `${titles[kind]}, ${externalProviders[provider].title}`;
      return `${title}: ждут ${waiting}${oldest}, не дошли ${count}`;
    }),
    ...failed.flat().map(({ id, since, cause }) => {
      const why = cause === null ? '' : ` — ${failureCauses[cause]}`;
      return `  ${id} с\u00A0${since.toISOString()}${why}`;
    }),
  ];
}
