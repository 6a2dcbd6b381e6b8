import { useRef, useState, type MouseEvent } from 'react';
import { answerQueueOf } from '@/components/lesson/saving/answer-queue';
import { forgetAnswers } from '@/components/lesson/saving/forget-answers';
import { fetchCode } from '@/components/student/code/fetch-code';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { signOutQuestion } from './sign-out-question';

/** Who signs out. */
export type SignedInStudent = {
  userId: string;
  /** Without one, only a code leads back to this student's work. [TRUST-03] */
  hasAccount: boolean;
};

/** How long the way out waits for unsent answers and for the code, in milliseconds. */
const LONGEST_WAIT = 4_000;

/**
 * What a link out does when it is pressed: it sends unsent answers first, asks whoever would leave
 * something behind whether they mean it, and is followed only then. [HW-04] [ROUTE-06]
 */
export function useSignOut(student: SignedInStudent) {
  const [isPending, setPending] = useState(false);
  const isAsking = useRef(false);
  const isMeant = useRef(false);

  async function signOut(link: HTMLAnchorElement): Promise<void> {
    isAsking.current = true;
    setPending(true);
    try {
      isMeant.current = await mayLeave(student);
      if (isMeant.current) link.click();
    } finally {
      isMeant.current = false;
      isAsking.current = false;
      setPending(false);
    }
  }

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    if (isMeant.current) return;
    event.preventDefault();
    if (!isAsking.current) void signOut(event.currentTarget);
  }

  return { press, isPending };
}

async function mayLeave({ userId, hasAccount }: SignedInStudent): Promise<boolean> {
  const [isSent, code] = await Promise.all([
    inTime(answerQueueOf(userId).flush(), false),
    hasAccount ? null : inTime(knownCode(), null),
  ]);
  const question = signOutQuestion(hasAccount, isSent, code);
  const isMeant = question === null || (await confirmOrAsk(question));
  // With an account they are sent when the student signs in here again, as the question says.
  if (isMeant && !hasAccount) await forgetAnswers(userId);
  return isMeant;
}

const knownCode = async () => {
  const told = await fetchCode();
  return told.ok ? told.value.code : null;
};

/** What comes of something that may fail, or take too long: then the other. */
async function inTime<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  const limit = new Promise<Value>((resolve) => setTimeout(() => resolve(otherwise), LONGEST_WAIT));
  return Promise.race([work, limit]).catch(() => otherwise);
}
