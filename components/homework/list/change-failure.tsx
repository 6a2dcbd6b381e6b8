import { SignInAgain } from '@/components/account/sign-in-again';
import { Notice } from '@/components/ui/notice/notice';
import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';
import { pathOf } from '@/lib/routes/match';

/** Why the state of a homework was not changed. */
export function ChangeFailure({ failure }: { failure: Failure }) {
  return (
    <div className="mt-4">
      <Notice
        tone="negative"
        title="Не получилось, всё осталось как было"
        action={
          failure.status === 401 ? <SignInAgain returnUrl={pathOf('teacherProfile')} /> : undefined
        }
      >
        {errorText(failure.code)}
      </Notice>
    </div>
  );
}
