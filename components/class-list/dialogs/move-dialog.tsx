'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { Select } from '@/components/ui/select/lazy-select';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { callApi } from '@/lib/api/call-api';
import { useApi } from '@/lib/api/use-api';
import { useCall } from '@/lib/api/use-calls';
import type { ListSummary } from '@/lib/contract/class-list/class-list';
import { listTitle } from '@/lib/class-list/words';
import { errorText } from '@/lib/format/error-text';
import { studentName } from '@/lib/journal/student-name';
import { pathOf } from '@/lib/routes/match';
import type { AboutListed } from './about-listed';

type MoveDialogProps = OverlayFrame & Omit<AboutListed, 'onChanged'> & { onDone: () => void };

/** Into which other list a student goes; work goes with them. [HW-06] */
export function MoveDialog({ student, listId, onDone, ...frame }: MoveDialogProps) {
  const { data, error } = useApi('listClassLists', {});
  const others = data?.lists.filter((one) => one.archivedAt === null && one.listId !== listId);
  return (
    <Dialog
      {...frame}
      title="В&nbsp;другой класс"
      description={`${studentName(student)}: работы и\u00A0отметки перейдут вместе с\u00A0учеником.`}
    >
      {error ? (
        <p role="alert" className="text-negative-strong">
          {errorText(error.failure.code)}
        </p>
      ) : !others ? (
        <Skeleton label="Загружаем ваши классы" lines={2} />
      ) : others.length === 0 ? (
        <p>Других списков у&nbsp;вас нет. Сначала добавьте класс на&nbsp;странице списков.</p>
      ) : (
        <Choice studentId={student.userId} {...{ listId, others, onDone }} />
      )}
    </Dialog>
  );
}

type ChoiceProps = {
  studentId: string;
  listId: string;
  others: readonly ListSummary[];
  onDone: () => void;
};

function Choice({ studentId, listId, others, onDone }: ChoiceProps) {
  const [into, setInto] = useState<string | null>(null);
  const { pending, failure, run } = useCall();
  async function move(): Promise<void> {
    if (into === null) return;
    await run(() => callApi('placeStudent', { params: { listId: into, studentId } }), onDone);
  }
  return (
    <div className="flex flex-col gap-5">
      <Select
        label="Класс"
        options={others.map((one) => ({ value: one.listId, label: listTitle(one) }))}
        value={into}
        onValueChange={setInto}
      />
      {failure ? (
        <FailureNotice
          title="Ученик остался в&nbsp;своём классе"
          failure={failure}
          returnUrl={pathOf('teacherClass', { listId })}
        />
      ) : null}
      <Button wide pending={pending} disabled={into === null} onClick={() => void move()}>
        Переместить
      </Button>
    </div>
  );
}
