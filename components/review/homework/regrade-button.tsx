'use client';

import { Button } from '@/components/ui/button/button';
import { callApi } from '@/lib/api/call-api';
import { errorText } from '@/lib/format/error-text';
import { useMarkChanges } from './use-mark-changes';

/** Takes corrected answers of the author over, after the teacher has seen what that changes. [REV-04] */
export function RegradeButton({ taskHash }: { taskHash: string }) {
  const { pending, failure, ask } = useMarkChanges('Пересчитать оценки?', (print) =>
    callApi('regradeHomework', { params: { taskHash }, body: { print } }),
  );
  return (
    <>
      <Button variant="secondary" size="s" pending={pending} onClick={ask}>
        Пересчитать
      </Button>
      {failure ? <p className="text-negative-strong">{errorText(failure.code)}</p> : null}
    </>
  );
}
