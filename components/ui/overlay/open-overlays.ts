import type { ComponentType } from 'react';
import type { NotificationOptions } from '@/components/ui/notification/notify';

type OverlayParts = (typeof import('./overlay-parts'))['overlayParts'];

type Mount = (Host: ComponentType) => void;

let mountHost: Mount | null = null;

/** Says who mounts the host on this page; returns how to end that. */
export function registerMount(mount: Mount): () => void {
  mountHost = mount;
  return () => {
    if (mountHost === mount) mountHost = null;
  };
}

/**
 * Dialogs and notifications, which are loaded when they are first needed. They can be used as soon
 * as this resolves. Rejects when they cannot be loaded (there may be no network), and when the page
 * has no `LazyOverlayHost`. [UI-06] [UI-08]
 */
export async function openOverlays(): Promise<OverlayParts> {
  const { overlayParts } = await import('./overlay-parts');
  if (!mountHost) throw new Error('No LazyOverlayHost on this page');
  mountHost(overlayParts.OverlayHost);
  return overlayParts;
}

/**
 * Shows a notification of something that the page shows as well: when the notification cannot be
 * loaded, nothing is lost. [UI-08]
 */
export async function showNotification(options: NotificationOptions): Promise<void> {
  const parts = await openOverlays().catch(() => null);
  parts?.notify(options);
}
