'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { joinQuestion } from '@/components/class-list/students/questions';
import { MergeChoice } from '@/components/journal/student/merge-choice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { MergeTarget } from '@/lib/contract/journal/journal';
import { studentName } from '@/lib/journal/student-name';
import { pathOf } from '@/lib/routes/match';
import type { AboutListed } from './about-listed';

type MergeDialogProps = OverlayFrame & Omit<AboutListed, 'onChanged'> & { onDone: () => void };

/** Makes one row of two: a student who came under another name than the one that is listed. [TRUST-02] */
export function MergeDialog({ student, listId, onDone, ...frame }: MergeDialogProps) {
  const [into, setInto] = useState<MergeTarget | null>(null);
  const { pending, failure, run } = useCall();
  async function join(): Promise<void> {
    if (!into || !(await confirmOrAsk(joinQuestion(student, into)))) return;
    const input = { params: { studentId: student.userId }, body: { intoId: into.userId } };
    await run(() => callApi('mergeStudent', input), onDone);
  }
  return (
    <Dialog {...frame} title={studentName(student)}>
      <MergeChoice studentId={student.userId} value={into} onChoose={setInto}>
        <Button wide pending={pending} disabled={into === null} onClick={() => void join()}>
          Объединить
        </Button>
      </MergeChoice>
      {failure ? (
        <div className="mt-4">
          <FailureNotice
            title="Не&nbsp;получилось"
            failure={failure}
            returnUrl={pathOf('teacherClass', { listId })}
          />
        </div>
      ) : null}
    </Dialog>
  );
}
