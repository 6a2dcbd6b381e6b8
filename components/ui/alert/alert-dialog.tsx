'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogActions, DialogWords } from '@/components/ui/dialog/dialog';
import { Overlay, type OverlayFrame } from '@/components/ui/overlay/overlay';

export type AlertWords = { title: ReactNode; message?: ReactNode };

/** News that interrupt and have to be taken note of: one «Ok» button. [UI-07] */
export function AlertDialog({ title, message, ...frame }: AlertWords & OverlayFrame) {
  return (
    <Overlay size="dialog" role="alertdialog" {...frame}>
      <DialogWords title={title} description={message} />
      <DialogActions>
        <Button onClick={() => frame.onClose('dismissed')}>Ok</Button>
      </DialogActions>
    </Overlay>
  );
}
