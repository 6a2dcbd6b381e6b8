import { CircleCheck } from 'lucide-react';
import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays, showNotification } from '@/components/ui/overlay/open-overlays';
import { FeedbackDialog } from './feedback-dialog';

/**
 * Asks for feedback over the page, and thanks for it. Resolves when the dialog is gone; rejects when it
 * cannot be shown. [TRK-03]
 */
export async function askFeedback(): Promise<void> {
  await openOverlays();
  const asked = askDialog<boolean>((frame, opened) => (
    <FeedbackDialog {...frame} onSent={() => opened.close(true)} />
  ));
  const isSent = await asked.then(
    (value) => value,
    () => false,
  );
  if (isSent)
    await showNotification({
      type: 'positive',
      icon: CircleCheck,
      content: 'Спасибо, мы получили ваше сообщение.',
      position: 'main',
      autoClosing: true,
    });
}
