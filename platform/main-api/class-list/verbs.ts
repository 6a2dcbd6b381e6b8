import type { classListEndpoints } from '@/lib/contract/class-list/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { changeClassList } from './change-class-list';
import { createClassList } from './create-class-list';
import { deleteClassList } from './delete-class-list';
import { getClassList } from './get-class-list';
import { getClassInvitation } from './invitation/get-class-invitation';
import { joinClass } from './invitation/join-class';
import { renewJoinCode } from './invitation/renew-join-code';
import { listClassLists } from './list-class-lists';
import { addListedStudents } from './students/add-listed-students';
import { placeStudent } from './students/place-student';
import { renameListedStudent } from './students/rename-listed-student';
import { takeFromList } from './students/take-from-list';

export const classListVerbs: VerbsOf<typeof classListEndpoints> = {
  ...{ listClassLists, createClassList, getClassList, changeClassList, deleteClassList },
  ...{ renewJoinCode, getClassInvitation, joinClass },
  ...{ addListedStudents, placeStudent, renameListedStudent, takeFromList },
};
