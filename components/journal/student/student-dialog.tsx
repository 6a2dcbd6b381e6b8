'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import type { Result } from '@/lib/contract/call/result';
import type { JournalStudent, MergeTarget } from '@/lib/contract/journal/journal';
import { studentName } from '@/lib/journal/student-name';
import { pathOf } from '@/lib/routes/match';
import { MergeChoice } from './merge-choice';
import { mergeQuestion, removeQuestion } from './questions';

export type AboutStudent = {
  student: JournalStudent;
  /** Which rows came from the same device, in words. */
  sameDevice: string | null;
  /** The row is gone, or is not what it was. */
  onChanged: () => void;
};

/** A row without an account: what that means, and moving or removing it. [TRUST-02] */
export function StudentDialog(props: AboutStudent & OverlayFrame) {
  const { student, sameDevice, onChanged, ...frame } = props;
  const { into, setInto, merge, remove, pending, failed } = useChanges(student, (isDone) => {
    if (isDone) frame.onClose('dismissed');
    onChanged();
  });
  return (
    <Dialog
      {...frame}
      title={studentName(student)}
      description={
        <>
          Без учётной записи: имя и&nbsp;класс ученик назвал сам, их&nbsp;никто не&nbsp;подтверждал.
          {sameDevice === null ? null : <span className="mt-1 block text-ink">{sameDevice}.</span>}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <MergeChoice studentId={student.userId} value={into} onChoose={setInto}>
          <Button
            wide
            pending={pending === 'merge'}
            disabled={into === null || pending !== null}
            onClick={() => void merge()}
          >
            Перенести работу
          </Button>
        </MergeChoice>
        <Removal pending={pending} onRemove={() => void remove()} />
        {failed ? (
          <FailureNotice
            title="Не&nbsp;получилось"
            failure={failed.failure}
            returnUrl={pathOf('teacherJournal')}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

type Part = 'merge' | 'remove';

/** Moves or removes the row, each after a question. What another tab has done is shown as well. */
function useChanges(student: JournalStudent, onEnd: (isDone: boolean) => void) {
  const [into, setInto] = useState<MergeTarget | null>(null);
  const { pending, failed, run } = useCalls<Part>();
  const params = { studentId: student.userId };
  const name = studentName(student);

  async function change(part: Part, call: () => Promise<Result<unknown>>): Promise<void> {
    const outcome = await run(part, call, () => undefined);
    if (outcome !== 'busy') onEnd(outcome === 'done');
  }
  async function merge(): Promise<void> {
    if (!into || !(await confirmOrAsk(mergeQuestion(name, studentName(into))))) return;
    const body = { intoId: into.userId };
    await change('merge', () => callApi('mergeStudent', { params, body }));
  }
  async function remove(): Promise<void> {
    if (!(await confirmOrAsk(removeQuestion(name)))) return;
    await change('remove', () => callApi('removeStudent', { params }));
  }
  return { into, setInto, merge, remove, pending, failed };
}

type RemovalProps = { pending: Part | null; onRemove: () => void };

function Removal({ pending, onRemove }: RemovalProps) {
  return (
    <section className="border-t border-line pt-6">
      <h3 className="font-semibold">Такого ученика нет</h3>
      <p className="mt-1 mb-3 text-ink-soft">
        Строка исчезнет вместе с&nbsp;ответами и&nbsp;отметками.
      </p>
      <Button
        variant="secondary"
        wide
        pending={pending === 'remove'}
        disabled={pending !== null}
        onClick={onRemove}
      >
        Удалить из&nbsp;журнала
      </Button>
    </section>
  );
}
