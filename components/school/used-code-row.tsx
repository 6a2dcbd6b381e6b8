'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { errorText } from '@/lib/format/error-text';

const question = (code: string, student: string) => ({
  title: `Освободить код ${code}?`,
  message: `По\u00A0нему сможет войти в\u00A0класс другой ученик. ${student} останется в\u00A0классе.`,
  confirm: 'Освободить',
  cancel: 'Не\u00A0освобождать',
});

type UsedCodeRowProps = { code: string; student: string; className: string; day: string };

/** A code that a student has used, and how to let another one use it. */
export function UsedCodeRow({ code, student, className, day }: UsedCodeRowProps) {
  const id = useId();
  const [isFree, setFree] = useState(false);
  const { pending, failure, run } = useCall();

  async function free(): Promise<void> {
    if (!(await confirmOrAsk(question(code, student)))) return;
    await run(
      () => callApi('freeActivationCode', { params: { code } }),
      () => setFree(true),
    );
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div id={id} className="min-w-0 flex-1 basis-56 break-words">
        <p className="font-medium">{student}</p>
        <p className="text-caption text-ink-soft">
          {[className, `код\u00A0${code}`, day].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      {isFree ? (
        <p role="status" className="text-ink-soft">
          Код свободен
        </p>
      ) : (
        <Button
          variant="quiet"
          size="s"
          pending={pending}
          aria-describedby={id}
          onClick={() => void free()}
        >
          Освободить код
        </Button>
      )}
      {failure ? (
        <p role="alert" className="basis-full text-caption text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </li>
  );
}
