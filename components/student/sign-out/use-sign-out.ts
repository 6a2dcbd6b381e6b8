import { useRef, useState, type MouseEvent } from 'react';
import { answerQueueOf } from '@/components/lesson/saving/answer-queue';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import { signOutQuestion } from './sign-out-question';

/** Who signs out. */
export type SignedInStudent = {
  userId: string;
  /** Without one, nobody can sign in as this student again. */
  hasAccount: boolean;
};

/** How long the way out waits for unsent answers, in milliseconds. */
const LONGEST_WAIT = 4_000;

/**
 * What a link out does when it is pressed: it sends unsent answers first, asks a student without an
 * account whether they mean it, and is followed only then. [HW-04] [ROUTE-06]
 */
export function useSignOut({ userId, hasAccount }: SignedInStudent) {
  const [isPending, setPending] = useState(false);
  const isAsking = useRef(false);
  const isMeant = useRef(false);

  async function signOut(link: HTMLAnchorElement): Promise<void> {
    setPending(true);
    const isSent = await sendAnswers(userId);
    setPending(false);
    isMeant.current = hasAccount || (await confirmSignOut(isSent));
    isAsking.current = false;
    if (isMeant.current) link.click();
    isMeant.current = false;
  }

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    if (isMeant.current) return;
    event.preventDefault();
    if (isAsking.current) return;
    isAsking.current = true;
    void signOut(event.currentTarget);
  }

  return { press, isPending };
}

/** Whether nothing is unsent in the end. */
async function sendAnswers(userId: string): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT));
  return Promise.race([answerQueueOf(userId).flush(), limit]);
}

async function confirmSignOut(isSent: boolean): Promise<boolean> {
  const { title, message } = signOutQuestion(isSent);
  try {
    const { confirm } = await openOverlays();
    return await confirm({ title, message, confirm: 'Выйти', cancel: 'Остаться' }).then(
      () => true,
      () => false,
    );
  } catch {
    // Without a network the dialog may not load; the question is asked nevertheless.
    return window.confirm(`${title}\n\n${message}`);
  }
}
