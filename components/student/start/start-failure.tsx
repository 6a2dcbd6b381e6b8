import { SignInAgain } from '@/components/account/sign-in-again';
import { Notice } from '@/components/ui/notice/notice';
import type { Failure } from '@/lib/contract/result';
import { errorText } from '@/lib/format/error-text';

/** Why the homework did not begin, and what to do. */
export function StartFailure({ failure, returnTo }: { failure: Failure; returnTo: string }) {
  const { code, status } = failure;
  return (
    <Notice
      tone="negative"
      title="Не получилось начать"
      action={status === 401 ? <SignInAgain returnTo={returnTo} /> : null}
    >
      {errorText(code)}
    </Notice>
  );
}
