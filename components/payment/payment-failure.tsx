import { SignInAgain } from '@/components/account/sign-in-again';
import { Notice } from '@/components/ui/notice/notice';
import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';
import { pathOf } from '@/lib/routes/match';

/** What did not work, and what to do. [PAY-03] */
export function PaymentFailure({ failure }: { failure: Failure }) {
  return (
    <Notice
      tone="negative"
      title="Не получилось"
      action={failure.status === 401 ? <SignInAgain returnUrl={pathOf('payment')} /> : undefined}
    >
      {errorText(failure.code)}
    </Notice>
  );
}
