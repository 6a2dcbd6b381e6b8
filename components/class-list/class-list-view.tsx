'use client';

import { TextLink } from '@/components/ui/text-link/text-link';
import { useApi } from '@/lib/api/use-api';
import { listTitle, studentForms } from '@/lib/class-list/words';
import type { ClassList } from '@/lib/contract/class-list/class-list';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';
import type { ListChanges } from './list-changes';
import { AddStudents } from './add/add-students';
import { InviteCard } from './invite/invite-card';
import { InviteSheet } from './invite/invite-sheet';
import { ArchivedNotice } from './list-actions/archived-notice';
import { ListActions } from './list-actions/list-actions';
import { Doubles } from './students/doubles';
import { Newcomers } from './students/newcomers';
import { StudentRows } from './students/student-rows';

type ClassListViewProps = {
  /** As it was when the page was made. */
  list: ClassList;
  /** How students call the teacher; '' when that is not known. */
  teacher: string;
  publicOrigin: string;
};

/** A class list: who is in it, who else may be, and how more of them come. [HW-06] */
export function ClassListView({ list: loaded, teacher, publicOrigin }: ClassListViewProps) {
  const input = { params: { listId: loaded.listId } };
  const { data, mutate } = useApi('getClassList', input, { fallbackData: loaded });
  const list = data ?? loaded;
  const changes = { list, onChanged: () => void mutate() };
  const isOpen = list.archivedAt === null;
  return (
    <>
      <div className="page-width flex flex-col gap-6 py-6 medium:py-12 print:hidden">
        <Head {...changes} />
        {isOpen ? <Doubles {...changes} /> : <ArchivedNotice {...changes} />}
        <div className="grid items-start gap-6 large:grid-cols-[minmax(0,1fr)_24rem] large:gap-8">
          <div className="flex min-w-0 flex-col gap-6">
            <StudentRows {...changes} />
            {isOpen ? <Newcomers {...changes} /> : null}
          </div>
          {isOpen ? (
            <div className="flex min-w-0 flex-col gap-6">
              <AddStudents {...changes} />
              <InviteCard {...changes} publicOrigin={publicOrigin} />
            </div>
          ) : null}
        </div>
      </div>
      {isOpen ? <InviteSheet list={list} teacher={teacher} publicOrigin={publicOrigin} /> : null}
    </>
  );
}

function Head({ list, onChanged }: ListChanges) {
  const { students } = list;
  const begun = students.filter(({ hasBegun }) => hasBegun).length;
  return (
    <div>
      <TextLink href={pathOf('teacherClasses')} variant="quiet">
        ← Списки классов
      </TextLink>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 id="class-list" className="text-title-m font-semibold medium:text-title-l">
          {listTitle(list)}
        </h1>
        <ListActions list={list} onChanged={onChanged} titleId="class-list" />
      </div>
      {students.length > 0 ? (
        <p className="text-ink-soft">
          {countOf(students.length, studentForms)} · начали работать {begun}
        </p>
      ) : null}
    </div>
  );
}
