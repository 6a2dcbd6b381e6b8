import { askDialog } from '@/components/ui/dialog/ask-dialog';
import type { DialogRequest } from '@/components/ui/dialog/dialog-request';
import { ConfirmDialog, type ConfirmWords } from './confirm-dialog';

/**
 * Asks a question over the page, from anywhere in the browser: confirming resolves, cancelling
 * rejects, as do Escape and a navigation. [UI-07]
 */
export function confirm(words: ConfirmWords): DialogRequest<void> {
  return askDialog((frame, request) => (
    <ConfirmDialog {...words} {...frame} onConfirm={() => request.close()} />
  ));
}
