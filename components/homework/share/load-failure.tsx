import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';

type LoadFailureProps = { title: string; failure: Failure; onRetry: () => void };

/** In the place of what did not load: why, and a way to try again. */
export function LoadFailure({ title, failure, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="negative"
      title={title}
      action={
        <Button variant="secondary" size="s" onClick={onRetry}>
          Попробовать ещё раз
        </Button>
      }
    >
      {errorText(failure.code)}
    </Notice>
  );
}
