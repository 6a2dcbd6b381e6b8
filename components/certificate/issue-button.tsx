'use client';

import { SignInAgain } from '@/components/account/sign-in-again';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { errorText } from '@/lib/format/error-text';
import { pathOf } from '@/lib/routes/match';

type IssueButtonProps = { children: string; variant?: 'primary' | 'secondary' };

/** Has a certificate issued, and shows it. [HW-10] */
export function IssueButton({ children, variant = 'primary' }: IssueButtonProps) {
  const page = pathOf('teacherCertificate');
  const { pending, failure, run, leave } = useCall();
  const issue = () =>
    void run(
      () => callApi('issueCertificate', {}),
      () => leave(page),
    );
  return (
    <div className="flex flex-col gap-3">
      <Button variant={variant} pending={pending} onClick={issue}>
        {children}
      </Button>
      {failure ? (
        <Notice
          tone="negative"
          title="Сертификат не выдан"
          action={failure.status === 401 ? <SignInAgain returnUrl={page} /> : undefined}
        >
          {errorText(failure.code)}
        </Notice>
      ) : null}
    </div>
  );
}
