'use client';

import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogActions, DialogWords } from '@/components/ui/dialog/dialog';
import { Overlay, type OverlayFrame } from '@/components/ui/overlay/overlay';

export type ConfirmWords = {
  title: ReactNode;
  message?: ReactNode;
  /** What the confirming button says. */
  confirm?: string;
  /** What the cancelling button says. */
  cancel?: string;
};

type ConfirmDialogProps = OverlayFrame & ConfirmWords & { onConfirm: () => void };

/**
 * A question that interrupts and is answered with one of two buttons. The focus begins at the one
 * that changes nothing. [UI-07]
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    message,
    confirm = 'Подтвердить',
    cancel = 'Отменить',
    onConfirm,
    ...frame
  } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Overlay size="dialog" role="alertdialog" initialFocus={cancelButton} {...frame}>
      <DialogWords title={title} description={message} />
      <DialogActions>
        <Button onClick={onConfirm}>{confirm}</Button>
        <Button ref={cancelButton} variant="secondary" onClick={() => frame.onClose('dismissed')}>
          {cancel}
        </Button>
      </DialogActions>
    </Overlay>
  );
}
