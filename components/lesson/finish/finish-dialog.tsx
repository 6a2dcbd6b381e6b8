import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm/confirm-dialog';
import { countOf } from '@/lib/format/plural';
import type { Finish } from './use-finish';

const withoutAnswer = ['задание', 'задания', 'заданий'] as const;

type FinishDialogProps = { finish: Finish; onConfirm: () => void; onCancel: () => void };

/** Asks before a work with gaps is handed in: it cannot be taken back. */
export function FinishDialog({ finish, onConfirm, onCancel }: FinishDialogProps) {
  // While the dialog fades away it says what it said.
  const [unanswered, setUnanswered] = useState(1);
  if (finish.kind === 'asking' && finish.unanswered !== unanswered)
    setUnanswered(finish.unanswered);
  return (
    <ConfirmDialog
      open={finish.kind === 'asking'}
      onClose={onCancel}
      title="Завершить работу?"
      message={`Без ответа ${unanswered === 1 ? 'осталось' : 'остались'} ${countOf(unanswered, withoutAnswer)}. После завершения ответы не\u00A0изменить.`}
      confirm="Завершить"
      cancel="Вернуться к заданиям"
      onConfirm={onConfirm}
    />
  );
}
