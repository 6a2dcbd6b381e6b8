import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';

/** Why something was not done, in the line where it was asked for. */
export function Problem({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null;
  return (
    <p role="alert" className="basis-full text-caption text-negative-strong">
      {errorText(failure.code)}
    </p>
  );
}
