'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { studentName } from '@/lib/journal/student-name';
import { pathOf } from '@/lib/routes/match';
import type { AboutListed } from './about-listed';

type NameDialogProps = OverlayFrame & Omit<AboutListed, 'onChanged'> & { onDone: () => void };

const wrong = {
  'body.surname': 'Напишите фамилию буквами, например «Иванова».',
  'body.name': 'Напишите имя буквами, например «Маша».',
} as const;

/** Spells the name of a student without an account anew. [HW-06] */
export function NameDialog({ student, listId, onDone, ...frame }: NameDialogProps) {
  const { pending, failure, run } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const isWrong = (field: string) => failure?.code === 'invalid_request' && failure.field === field;
  const wrongField = (['surname', 'name'] as const).find((name) => isWrong(`body.${name}`));

  useEffect(() => {
    const field = wrongField && form.current?.elements.namedItem(wrongField);
    if (field instanceof HTMLElement) field.focus();
  }, [wrongField, failure]);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const body = { surname: text('surname'), name: text('name') };
    const params = { listId, studentId: student.userId };
    void run(() => callApi('renameListedStudent', { params, body }), onDone);
  }
  const of = (name: 'surname' | 'name') => ({
    ...{ name, defaultValue: student[name], maxLength: 100, autoComplete: 'off' },
    error: wrongField === name ? wrong[`body.${name}`] : undefined,
  });
  return (
    <Dialog {...frame} title="Исправить имя" description={studentName(student)}>
      <form ref={form} noValidate onSubmit={save} className="flex flex-col gap-5">
        <Field {...of('surname')} label="Фамилия" />
        <Field {...of('name')} label="Имя" />
        {failure && !wrongField ? (
          <FailureNotice
            title="Имя не&nbsp;изменено"
            failure={failure}
            returnUrl={pathOf('teacherClass', { listId })}
          />
        ) : null}
        <Button type="submit" wide pending={pending}>
          Сохранить
        </Button>
      </form>
    </Dialog>
  );
}
