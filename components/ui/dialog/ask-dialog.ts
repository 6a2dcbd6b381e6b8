import type { ReactElement } from 'react';
import { Channel } from '@/components/ui/channel/channel';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { DialogRequest } from './dialog-request';

/** What the host knows of a dialog that was asked for, whatever its answer is. */
export type AskedDialog = {
  id: number;
  request: Pick<DialogRequest<unknown>, 'state' | 'subscribe' | 'reject' | 'detach'>;
  closesOnNavigation: boolean;
  draw: (frame: OverlayFrame) => ReactElement;
};

/** By which whoever asks reaches the host, which draws. */
export const dialogChannel = new Channel<{ asked: AskedDialog; detached: AskedDialog }>();

let lastId = 0;

type AskOptions = {
  /** A change of the path closes it, which counts as rejected. */
  closesOnNavigation?: boolean;
};

/**
 * Opens a dialog from anywhere in the browser; what it is closed with is what the promise-like
 * resolves to. Throws when the page has no `OverlayHost` to draw it. [UI-06]
 */
export function askDialog<Value = void>(
  draw: (frame: OverlayFrame, request: DialogRequest<Value>) => ReactElement,
  { closesOnNavigation = true }: AskOptions = {},
): DialogRequest<Value> {
  const request = new DialogRequest<Value>();
  const isReceived = dialogChannel.emit('asked', {
    id: ++lastId,
    request,
    closesOnNavigation,
    draw: (frame) => draw(frame, request),
  });
  if (!isReceived) throw new Error('No OverlayHost on this page');
  return request;
}
