import { SignInAgain } from '@/components/account/sign-in-again';
import { Notice } from '@/components/ui/notice/notice';
import type { Failure } from '@/lib/contract/result';
import { errorText } from '@/lib/format/error-text';

/** Why it was not saved, and what to do; what was entered stays. */
export function SavingFailure({ failure, returnTo }: { failure: Failure; returnTo: string }) {
  const { code, status } = failure;
  return (
    <Notice
      tone="negative"
      title="Не&nbsp;сохранилось"
      action={status === 401 ? <SignInAgain returnTo={returnTo} /> : null}
    >
      {errorText(code)}
    </Notice>
  );
}
