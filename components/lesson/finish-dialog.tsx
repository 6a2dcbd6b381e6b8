import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
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
    <Dialog
      open={finish.kind === 'asking'}
      onClose={onCancel}
      title="Завершить работу?"
      description={`Без ответа ${unanswered === 1 ? 'осталось' : 'остались'} ${countOf(unanswered, withoutAnswer)}. После завершения ответы не\u00A0изменить.`}
      actions={
        <>
          <Button onClick={onCancel}>Вернуться к заданиям</Button>
          <Button variant="secondary" onClick={onConfirm}>
            Завершить
          </Button>
        </>
      }
    />
  );
}
