import type { schoolEndpoints } from '@/lib/contract/school/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { activateSchoolStudent } from './activate-school-student';
import { endStudentSessions } from './end-student-sessions';
import { freeActivationCode } from './free-activation-code';
import { listActivationCodes } from './list-activation-codes';
import { takeStudentOut } from './take-student-out';

export const schoolVerbs: VerbsOf<typeof schoolEndpoints> = {
  activateSchoolStudent,
  listActivationCodes,
  freeActivationCode,
  endStudentSessions,
  takeStudentOut,
};
