'use client';

import { Button } from '@/components/ui/button/button';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { Journal } from '@/lib/contract/journal/journal';
import { errorText } from '@/lib/format/error-text';
import { removeEmptyQuestion } from './questions';

type RemoveEmptyProps = { journal: Journal; onChanged: () => void };

/** Removes all rows without an account in which nothing is answered; nothing where there is none. [TRUST-02] */
export function RemoveEmpty({ journal, onChanged }: RemoveEmptyProps) {
  const { pending, failure, run } = useCall();
  const isEmpty = journal.classes
    .flatMap(({ students }) => students)
    .some(
      ({ hasAccount, marks }) =>
        !hasAccount && marks.every((mark) => mark.answeredCount === 0 && mark.finishedAt === null),
    );
  if (!isEmpty && !failure) return null;
  async function remove(): Promise<void> {
    if (!(await confirmOrAsk(removeEmptyQuestion))) return;
    await run(() => callApi('removeEmptyStudents', {}), onChanged);
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" size="s" pending={pending} onClick={() => void remove()}>
        Удалить строки без&nbsp;ответов
      </Button>
      {failure ? (
        <p role="alert" className="text-caption text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </div>
  );
}
