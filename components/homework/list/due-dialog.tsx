'use client';

import { useState, type FormEvent } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { ofZonedField, toZonedField } from '@/lib/format/zoned-time';
import { typeset } from '@/lib/format/typeset';
import { pathOf } from '@/lib/routes/match';

type DueDialogProps = OverlayFrame & {
  homework: HomeworkSummary;
  timeZone: string;
  onChanged: (homework: HomeworkSummary) => void;
};

/** Until when a homework can be begun, by the clocks of the teacher. [HW-09] */
export function DueDialog({ homework, timeZone, onChanged, ...frame }: DueDialogProps) {
  const { taskHash, title, policy } = homework;
  const [field, setField] = useState(() => firstValue(policy.dueAt, timeZone));
  const [error, setError] = useState<string>();
  const { pending, failed, run } = useCalls<'set' | 'remove'>();
  const save = (part: 'set' | 'remove', dueAt: string | null) => {
    const input = { params: { taskHash }, body: { dueAt } };
    void run(part, () => callApi('changeHomework', input), onChanged);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = ofZonedField(field, timeZone);
    setError(problemOf(wanted));
    if (problemOf(wanted) === undefined) save('set', wanted);
  };
  return (
    <Dialog {...frame} title="Срок сдачи" description={typeset(title)}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="Начать можно&nbsp;до"
          type="datetime-local"
          description={`По\u00A0вашим часам (${timeZone}). Кто начал раньше, закончит и\u00A0после.`}
          {...{ value: field, onValueChange: setField, error }}
        />
        {failed === null ? null : (
          <FailureNotice
            title="Срок не&nbsp;изменён"
            failure={failed.failure}
            returnUrl={pathOf('teacherProfile')}
          />
        )}
        <div className="flex flex-col gap-3 medium:flex-row-reverse medium:justify-start">
          <Button type="submit" pending={pending === 'set'} disabled={pending === 'remove'}>
            Сохранить
          </Button>
          {policy.dueAt === null ? null : (
            <Button
              variant="secondary"
              pending={pending === 'remove'}
              disabled={pending === 'set'}
              onClick={() => save('remove', null)}
            >
              Без срока
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** The due date, or the end of tomorrow where there is none. */
function firstValue(dueAt: string | null, timeZone: string): string {
  if (dueAt !== null) return toZonedField(dueAt, timeZone);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  return `${toZonedField(tomorrow, timeZone).slice(0, 10)}T23:59`;
}

function problemOf(wanted: string | null): string | undefined {
  if (wanted === null) return 'Укажите день и\u00A0время';
  return Date.parse(wanted) <= Date.now() ? 'Это время уже прошло' : undefined;
}
