import type { personEndpoints } from '@/lib/contract/user/person-endpoints';
import { callerOf, type Verb, type VerbsOf } from '@/platform/main-api/context';
import { erasePerson } from './erase-person';
import { exportPerson as exportOf } from './export-person';
import { tellErasures } from './tell-erasures';

const exportPerson: Verb<'exportPerson'> = (context) => {
  const { userId } = callerOf(context);
  return exportOf(context, userId, `user:${userId}`);
};

/** Whoever cannot be told now is told later; what is kept here is gone at once. */
const eraseAccount: Verb<'eraseAccount'> = async (context) => {
  const { userId } = callerOf(context);
  const unbound = await erasePerson(context.db, userId, `user:${userId}`);
  const { diaries, log } = context;
  const told = await Promise.allSettled([
    ...unbound.map(({ provider, foreignId }) => diaries[provider].unbind(foreignId)),
    tellErasures(context, userId),
  ]);
  const failures = told.filter(({ status }) => status === 'rejected').length;
  if (failures > 0) log.warn({ failures }, 'an erasure was not told everywhere');
  return { done: true };
};

export const personVerbs: VerbsOf<typeof personEndpoints> = { exportPerson, eraseAccount };
