import { confirm } from '@/components/ui/confirm/confirm';
import { notify } from '@/components/ui/notification/notify';
import { OverlayHost } from './overlay-host';

/** What is loaded with the first dialog or notification. */
export const overlayParts = { OverlayHost, confirm, notify };
