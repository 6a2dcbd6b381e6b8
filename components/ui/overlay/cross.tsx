import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';

/** Closes the overlay that it is in, from its upper corner. */
export function Cross() {
  return (
    <Dialog.Close
      aria-label="Закрыть"
      className="absolute top-3.5 right-3.5 flex size-11 items-center justify-center rounded-m text-ink-soft transition-colors duration-150 hover:bg-paper hover:text-ink medium:top-5.5 medium:right-5.5"
    >
      <X aria-hidden className="size-5" />
    </Dialog.Close>
  );
}
