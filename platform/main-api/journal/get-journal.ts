import { callerOf, type Verb } from '@/platform/main-api/context';
import { readClasses } from './grid/read-classes';

const YEAR_MS = 366 * 86_400_000;

/**
 * The teacher's journal of a period, of the last year unless told: students by class, with the mark that
 * counts for each homework. [HW-06]
 */
export const getJournal: Verb<'getJournal'> = async (context, { query }) => {
  const until = query.until === undefined ? new Date(Date.now() + 1_000) : new Date(query.until);
  const from =
    query.from === undefined ? new Date(until.getTime() - YEAR_MS) : new Date(query.from);
  const teacherId = callerOf(context).userId;
  return { classes: await readClasses(context.db, { teacherId, from, until }) };
};
