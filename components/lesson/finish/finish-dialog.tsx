import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm/confirm-dialog';
import { countOf, nounFor } from '@/lib/format/plural';
import type { Finish, Gaps } from './use-finish';

const tasks = ['задание', 'задания', 'заданий'] as const;

type FinishDialogProps = { finish: Finish; onConfirm: () => void; onCancel: () => void };

/** Asks before a work with gaps is handed in: it cannot be taken back. */
export function FinishDialog({ finish, onConfirm, onCancel }: FinishDialogProps) {
  // While the dialog fades out it keeps its words.
  const [gaps, setGaps] = useState<Gaps>({ empty: 1, partly: 0 });
  if (finish.kind === 'asking' && finish.gaps !== gaps) setGaps(finish.gaps);
  return (
    <ConfirmDialog
      open={finish.kind === 'asking'}
      onClose={onCancel}
      title="Завершить работу?"
      message={`${wordsFor(gaps)} После завершения ответы не\u00A0изменить.`}
      confirm="Завершить"
      cancel="Вернуться к заданиям"
      onConfirm={onConfirm}
    />
  );
}

function wordsFor({ empty, partly }: Gaps): string {
  const left = nounFor(empty, ['осталось', 'остались', 'осталось']);
  const done = nounFor(partly, ['сделано', 'сделаны', 'сделано']);
  return [
    ...(empty > 0 ? [`Без ответа ${left} ${countOf(empty, tasks)}.`] : []),
    ...(partly > 0 ? [`Не\u00A0до конца ${done} ${countOf(partly, tasks)}.`] : []),
  ].join(' ');
}
