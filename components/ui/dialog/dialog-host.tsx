'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { dialogChannel, type AskedDialog } from './ask-dialog';

/** Draws the dialogs that are asked for; when it goes, they are rejected. [UI-06] */
export function DialogHost() {
  const [asked, setAsked] = useState<readonly AskedDialog[]>([]);

  // A layout effect comes before other effects, which may already ask.
  useLayoutEffect(() => {
    const drawn = new Set<AskedDialog>();
    const stop = dialogChannel.subscribe('asked', (dialog) => {
      drawn.add(dialog);
      setAsked([...drawn]);
    });
    const stopForgetting = dialogChannel.subscribe('detached', (dialog) => {
      drawn.delete(dialog);
      setAsked([...drawn]);
    });
    return () => {
      stop();
      stopForgetting();
      drawn.forEach(({ request }) => request.detach());
    };
  }, []);

  return asked.map((dialog) => <Asked key={dialog.id} dialog={dialog} />);
}

function Asked({ dialog }: { dialog: AskedDialog }) {
  const { request, closesOnNavigation, draw } = dialog;
  const { kind } = useSyncExternalStore(request.subscribe, request.state, request.state);
  const detach = () => {
    request.detach();
    dialogChannel.emit('detached', dialog);
  };

  // Answered before it was drawn: there is no fade whose end could be waited for.
  const detachWhenAnswered = useEffectEvent(() => (kind === 'opened' ? undefined : detach()));
  useEffect(() => detachWhenAnswered(), []);

  return draw({
    open: kind === 'opened',
    onClose: (reason) => request.reject(reason),
    onDetached: detach,
    closesOnNavigation,
  });
}
