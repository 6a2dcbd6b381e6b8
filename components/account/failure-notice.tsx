import { Notice } from '@/components/ui/notice/notice';
import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';
import { SignInAgain } from './sign-in-again';
import type { OwnPath } from '@/lib/routes/own-path';

type FailureNoticeProps = {
  /** What was not done. */
  title: string;
  failure: Failure;
  /** Where who is no longer signed in comes back to. */
  returnUrl: OwnPath;
};

/** Why what a signed-in person asked for was not done, and what to do; what was entered stays. */
export function FailureNotice({ title, failure, returnUrl }: FailureNoticeProps) {
  const { code, status } = failure;
  return (
    <Notice
      tone="negative"
      title={title}
      action={status === 401 ? <SignInAgain returnUrl={returnUrl} /> : null}
    >
      {errorText(code)}
    </Notice>
  );
}
