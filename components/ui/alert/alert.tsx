import { askDialog } from '@/components/ui/dialog/ask-dialog';
import type { DialogRequest } from '@/components/ui/dialog/dialog-request';
import { AlertDialog, type AlertWords } from './alert-dialog';

/**
 * Tells something over the page, from anywhere in the browser. There is one answer, so «Ok» and
 * Escape both resolve; a navigation rejects. [UI-07]
 */
export function alert(words: AlertWords): DialogRequest<void> {
  return askDialog((frame, request) => (
    <AlertDialog
      {...words}
      {...frame}
      onClose={(reason) => (reason === 'dismissed' ? request.close() : request.reject(reason))}
    />
  ));
}
