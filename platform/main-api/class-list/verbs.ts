import type { classListEndpoints } from '@/lib/contract/class-list/endpoints';
import { callerOf, type Verb, type VerbsOf } from '@/platform/main-api/context';
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

/** With the teacher's open journals told, once the change is committed. */
const told =
  <Name extends keyof typeof classListEndpoints>(verb: Verb<Name>): Verb<Name> =>
  async (context, input) => {
    const reply = await verb(context, input);
    context.journals.tellAnything(callerOf(context).userId);
    return reply;
  };

export const classListVerbs: VerbsOf<typeof classListEndpoints> = {
  ...{ listClassLists, createClassList, getClassList, renewJoinCode },
  ...{ getClassInvitation, joinClass },
  changeClassList: told(changeClassList),
  deleteClassList: told(deleteClassList),
  addListedStudents: told(addListedStudents),
  placeStudent: told(placeStudent),
  renameListedStudent: told(renameListedStudent),
  takeFromList: told(takeFromList),
};
