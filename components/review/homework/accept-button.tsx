'use client';

import { Button } from '@/components/ui/button/button';
import { callApi } from '@/lib/api/call-api';
import { errorText } from '@/lib/format/error-text';
import { useMarkChanges } from './use-mark-changes';

type AcceptButtonProps = {
  taskHash: string;
  stepNumber: number;
  taskId: string;
  form: string;
  isAccepted: boolean;
  onChanged: () => void;
};

/** «Засчитать такой ответ»: for all who gave it, once the teacher has seen whose marks that moves. [REV-04] */
export function AcceptButton(props: AcceptButtonProps) {
  const { isAccepted, onChanged, form, ...params } = props;
  const title = isAccepted ? 'Не засчитывать такой ответ?' : 'Засчитать такой ответ?';
  const { pending, failure, ask } = useMarkChanges(title, async (print) => {
    const body = { form, isAccepted: !isAccepted, print };
    const result = await callApi('acceptAnswer', { params, body });
    if (print !== null) onChanged();
    return result;
  });
  return (
    <div>
      <Button variant="secondary" size="s" pending={pending} onClick={ask}>
        {isAccepted ? 'Больше не\u00A0засчитывать' : 'Засчитать такой ответ'}
      </Button>
      {failure ? <p className="mt-2 text-negative-strong">{errorText(failure.code)}</p> : null}
    </div>
  );
}
