'use client';

import type { ListChanges } from '@/components/class-list/list-changes';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { errorText } from '@/lib/format/error-text';

/** A list in the archive: what that means, and the way back. */
export function ArchivedNotice({ list, onChanged }: ListChanges) {
  const { pending, failure, run } = useCall();
  const input = { params: { listId: list.listId }, body: { isArchived: false } };
  return (
    <Notice
      title="Список в&nbsp;архиве"
      action={
        <Button
          variant="secondary"
          size="s"
          pending={pending}
          onClick={() => void run(() => callApi('changeClassList', input), onChanged)}
        >
          Вернуть из&nbsp;архива
        </Button>
      }
    >
      В&nbsp;журнале его нет, код класса не&nbsp;действует. Кто уже в&nbsp;другом вашем списке,
      останется там и&nbsp;после возвращения.
      {failure ? (
        <p role="alert" className="mt-2 text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </Notice>
  );
}
