import { DialogHost } from '@/components/ui/dialog/dialog-host';
import { NotificationHost } from '@/components/ui/notification/notification-host';

/**
 * Draws what is asked for by `askDialog`, `confirm`, `alert` and `notify`. A layout whose
 * pages ask for them mounts it, once; pages without it load nothing of it. [UI-06] [UI-08]
 */
export function OverlayHost() {
  return (
    <>
      <DialogHost />
      <NotificationHost />
    </>
  );
}
