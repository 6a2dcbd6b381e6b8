import { call } from '@/app/_server/main-api';
import { ageGroupOf, type AgeGroup } from '@/lib/cabinet/age-group';

/** How old the student is who asks; no page fails because it is not known. [CFG-05] */
export async function loadAgeGroup(): Promise<AgeGroup> {
  const config = await call('getUserConfig', {});
  return ageGroupOf(config.ok ? config.value.classNumber : null);
}
