'use client';

import { useRef, useState } from 'react';
import { useBlockNavigation } from '@/components/account/block-navigation';
import { useRenewedPage } from '@/components/ui/renewed/use-renewed-page';
import type { Failure } from '@/lib/contract/call/result';
import type { StudentProfile } from '@/lib/contract/user/user';
import { createId } from '@/lib/browser/ids';
import { pathOf } from '@/lib/routes/match';
import { registerStudent } from './register-student';

/** Registers the student of a form and goes to the first task; ten presses make one student. */
export function useRegistration(taskHash: string) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // State comes too late for a second press in the same moment.
  const isSending = useRef(false);
  const sent = useRef({ content: '', idempotencyKey: '' });

  // Back from the first task: the page as it was does not know who is signed in now.
  useRenewedPage();
  // The session that begins here is this page's own doing, and it goes on to the first task.
  useBlockNavigation(pending);

  async function begin(form: StudentProfile): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    // Another content is another request: only the same one may be taken for a repetition.
    const content = JSON.stringify(form);
    if (sent.current.content !== content) sent.current = { content, idempotencyKey: createId() };
    setPending(true);
    setFailure(null);
    const started = await registerStudent(sent.current.idempotencyKey, taskHash, form);
    if (started.ok) {
      const { attemptCode, currentStep } = started.value;
      // A whole page load: who is signed in has changed.
      window.location.assign(pathOf('attemptStep', { attemptCode, stepNumber: currentStep }));
      return;
    }
    // The request is too old to be taken for the same one: the next press is a new one.
    if (started.error.code === 'conflict') sent.current = { content: '', idempotencyKey: '' };
    isSending.current = false;
    setPending(false);
    setFailure(started.error);
  }

  return { begin, pending, failure };
}
