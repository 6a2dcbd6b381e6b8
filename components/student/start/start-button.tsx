'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import type { ButtonLook } from '@/components/ui/button/button-style';
import { callApi } from '@/lib/api/call-api';
import type { Failure } from '@/lib/contract/call/result';
import { pathOf } from '@/lib/routes/match';

type StartButtonProps = Pick<ButtonLook, 'variant'> & { taskHash: string; children: string };

/** Begins an attempt, or goes on with the unfinished one; pressed ten times, it begins one. */
export function StartButton({ taskHash, variant, children }: StartButtonProps) {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // State comes too late for a second press in the same moment.
  const isSending = useRef(false);

  async function start(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFailure(null);
    const started = await callApi('startAttempt', { body: { taskHash } });
    if (started.ok) {
      const { attemptCode, currentStep } = started.value;
      // It stays pressed until the first task is there.
      return router.push(pathOf('attemptStep', { attemptCode, stepNumber: currentStep }));
    }
    isSending.current = false;
    setPending(false);
    setFailure(started.error);
  }

  return (
    <>
      <Button variant={variant} wide pending={pending} onClick={() => void start()}>
        {children}
      </Button>
      {failure ? (
        <FailureNotice
          title="Не получилось начать"
          failure={failure}
          returnUrl={pathOf('studentStart', { taskHash })}
        />
      ) : null}
    </>
  );
}
