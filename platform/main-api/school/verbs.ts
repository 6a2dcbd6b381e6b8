import type { schoolEndpoints } from '@/lib/contract/school/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { activateSchoolStudent } from './activate-school-student';

export const schoolVerbs: VerbsOf<typeof schoolEndpoints> = {
  activateSchoolStudent,
};
