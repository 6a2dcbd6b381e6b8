import type { schoolEndpoints } from '@/lib/contract/school/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { changeSchoolClass } from './classes/change-school-class';
import { createSchoolClass } from './classes/create-school-class';
import { getSchool } from './classes/get-school';
import { listSchoolClasses } from './classes/list-school-classes';
import { moveStudents } from './classes/move-students';
import { activateSchoolStudent } from './codes/activate-school-student';
import { freeActivationCode } from './codes/free-activation-code';
import { listActivationCodes } from './codes/list-activation-codes';
import { makeActivationCodes } from './codes/make-activation-codes';
import { revokeActivationCode } from './codes/revoke-activation-code';
import { importStudents } from './import/import-students';
import { previewImport } from './import/preview-import';
import { endStudentSessions } from './people/end-student-sessions';
import { listSchoolStudents } from './people/list-school-students';
import { listSchoolTeachers } from './people/list-school-teachers';
import { takeStudentOut } from './people/take-student-out';
import { takeTeacherOut } from './people/take-teacher-out';
import { getSchoolResults } from './results/get-school-results';

export const schoolVerbs: VerbsOf<typeof schoolEndpoints> = {
  getSchool,
  listSchoolClasses,
  createSchoolClass,
  changeSchoolClass,
  moveStudents,
  activateSchoolStudent,
  listActivationCodes,
  makeActivationCodes,
  revokeActivationCode,
  freeActivationCode,
  previewImport,
  importStudents,
  listSchoolStudents,
  takeStudentOut,
  endStudentSessions,
  listSchoolTeachers,
  takeTeacherOut,
  getSchoolResults,
};
