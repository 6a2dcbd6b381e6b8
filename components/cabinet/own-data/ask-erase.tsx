import { forgetPerson } from '@/components/account/forget-person';
import { forgetAnswers } from '@/components/lesson/saving/forget-answers';
import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import { pathOf } from '@/lib/routes/match';
import { EraseDialog } from './erase-dialog';
import type { OwnDataProps } from './own-data';

/**
 * Asks whether somebody wants to be forgotten, and when they were, forgets them in this browser and leaves
 * the page. Resolves when the dialog is gone; rejects when it cannot be shown. [TRUST-06]
 */
export async function askErase(person: OwnDataProps): Promise<void> {
  await openOverlays();
  const asked = askDialog<boolean>((frame, opened) => (
    <EraseDialog {...frame} {...person} onErased={() => opened.close(true)} />
  ));
  const isErased = await asked.then(
    (value) => value,
    () => false,
  );
  if (!isErased) return;
  // Unsent answers too: there is nobody to send them for.
  await forgetAnswers(person.userId);
  forgetPerson();
  window.location.replace(pathOf('home'));
}
