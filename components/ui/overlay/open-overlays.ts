import type { ComponentType } from 'react';

type OverlayParts = typeof import('./overlay-parts');

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
  const parts = await import('./overlay-parts');
  if (!mountHost) throw new Error('No LazyOverlayHost on this page');
  mountHost(parts.OverlayHost);
  return parts;
}
