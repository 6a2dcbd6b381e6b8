import type { ComponentType, ReactNode } from 'react';
import { Channel } from '@/components/ui/channel/channel';

const types = ['info', 'positive', 'warning', 'negative'] as const;
const positions = ['main', 'secondary'] as const;

type Body =
  | { content: ReactNode; component?: undefined }
  /** In place of content: draws itself, and can close the notification. */
  | { component: ComponentType<{ close: () => void }>; content?: undefined };

export type NotificationOptions = Body & {
  icon: ComponentType<{ className?: string }>;
  type: (typeof types)[number];
  /** `main`: above, in the middle; `secondary`: below; on small screens all are there. */
  position: (typeof positions)[number];
  /** Closes itself after 5000 ms, in which nobody points at it or has the focus in it. */
  autoClosing?: boolean;
};

export type Notification = NotificationOptions & { id: string };

/** By which whoever notifies reaches the host, which draws. */
export const notificationChannel = new Channel<{ added: Notification; closed: string }>();

let lastId = 0;

/**
 * Shows a notification, from anywhere in the browser; returns how to close it. Throws when a part is
 * missing or unknown, and when the page has no `OverlayHost` to draw it. [UI-08]
 */
export function notify(options: NotificationOptions): { close: () => void } {
  refuseIncomplete(options);
  const id = `notification-${++lastId}`;
  if (!notificationChannel.emit('added', { ...options, id }))
    throw new Error('No OverlayHost on this page');
  return { close: () => void notificationChannel.emit('closed', id) };
}

const empty: readonly unknown[] = [undefined, null, false, true, ''];

function refuseIncomplete(options: NotificationOptions): void {
  const { content, component, icon, type, position } = options;
  if (empty.includes(content) && !component) throw new Error('No content passed');
  if (!icon) throw new Error('No icon passed');
  if (!types.includes(type)) throw new Error('No type passed');
  if (!positions.includes(position)) throw new Error('No position passed');
}
