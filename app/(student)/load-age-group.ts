import { call } from '@/app/_server/main-api';
import { ageGroupOf, type AgeGroup } from '@/lib/cabinet/age-group';
import type { CallResult } from '@/lib/contract/call/result';

/** How old the student is who asks; no page fails because it is not known. [CFG-05] */
export async function loadAgeGroup(): Promise<AgeGroup> {
  return ageGroupFrom(await call('getUserConfig', {}));
}

/** The same from a config that is there, or could not be had. [CFG-05] */
export const ageGroupFrom = (config: CallResult<'getUserConfig'>): AgeGroup =>
  ageGroupOf(config.ok ? config.value.classNumber : null);
