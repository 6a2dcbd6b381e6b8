import type { Verb } from '@/platform/main-api/context';
import { getOwnSchool } from '@/platform/main-api/school/own-school';
import { loadState } from './load-state';
import { planImport } from './plan-import';
import { presentPlan } from './present-plan';

/** [HW-11] */
export const previewImport: Verb<'previewImport'> = async (context, { body }) => {
  const { db } = context;
  const state = await loadState(db, await getOwnSchool(db, context));
  return presentPlan(planImport(body.rows, state, body.movesStudents), state);
};
