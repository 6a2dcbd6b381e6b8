'use client';

import { useId } from 'react';
import type { ListChanges } from '@/components/class-list/list-changes';
import { Button } from '@/components/ui/button/button';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { listTitle } from '@/lib/class-list/words';
import type { ListStudent } from '@/lib/contract/class-list/class-list';
import { errorText } from '@/lib/format/error-text';
import { studentName } from '@/lib/journal/student-name';

/** Who came into the class by themselves: nobody is put into a list but by its teacher. [HW-06] */
export function Newcomers({ list, onChanged }: ListChanges) {
  if (list.newcomers.length === 0) return null;
  return (
    <section aria-labelledby="newcomers">
      <h2 id="newcomers" className="text-title-s font-semibold">
        Нет в&nbsp;списке
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">
        Открыли ваши задания и&nbsp;назвали {listTitle(list)}.
      </p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface shadow-sheet">
        {list.newcomers.map((student) => (
          <Newcomer
            key={student.userId}
            student={student}
            listId={list.listId}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  );
}

type NewcomerProps = { student: ListStudent; listId: string; onChanged: () => void };

function Newcomer({ student, listId, onChanged }: NewcomerProps) {
  const id = useId();
  const { pending, failure, run } = useCall();
  const params = { listId, studentId: student.userId };
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1 pr-1 pl-4 medium:pl-6">
      <p id={id} className="min-w-0 flex-1 py-2 font-medium wrap-anywhere">
        {studentName(student)}
      </p>
      <Button
        variant="quiet"
        size="s"
        pending={pending}
        aria-describedby={id}
        onClick={() => void run(() => callApi('placeStudent', { params }), onChanged)}
      >
        Добавить в&nbsp;список
      </Button>
      {failure ? (
        <p role="alert" className="basis-full pb-3 text-caption text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </li>
  );
}
