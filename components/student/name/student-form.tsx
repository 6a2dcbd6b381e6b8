'use client';

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import type { Failure } from '@/lib/contract/call/result';
import type { StudentProfile } from '@/lib/contract/user/user';
import type { OwnPath } from '@/lib/routes/own-path';

const wrong = {
  name: 'Напишите имя буквами, например «Маша».',
  surname: 'Напишите фамилию буквами, например «Иванова».',
  className: 'Класс\u00A0— это число и\u00A0буква, например «5А».',
} as const satisfies Record<keyof StudentProfile, string>;
type FieldName = keyof typeof wrong;

type StudentFormProps = {
  /** What is known already. */
  known?: Partial<StudentProfile>;
  submitLabel: string;
  /** To what a press agrees. */
  consent?: ReactNode;
  pending: boolean;
  failure: Failure | null;
  /** What was not done, when no field is wrong. */
  failureTitle: string;
  /** Where who is no longer signed in comes back to. */
  returnUrl: OwnPath;
  onSend: (profile: StudentProfile) => void;
};

/** Name, surname and class: all that is asked of a student. [ROUTE-14] [ROUTE-15] */
export function StudentForm(props: StudentFormProps) {
  const {
    known = {},
    consent,
    submitLabel,
    pending,
    failure,
    failureTitle,
    returnUrl,
    onSend,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const wrongField = fieldOf(failure?.field);

  useEffect(() => {
    const field = wrongField && form.current?.elements.namedItem(wrongField);
    if (field instanceof HTMLElement) field.focus();
  }, [wrongField, failure]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: FieldName) => String(data.get(name) ?? '').trim();
    onSend({ name: text('name'), surname: text('surname'), className: text('className') });
  }

  return (
    <form ref={form} method="post" onSubmit={send} className="flex max-w-100 flex-col gap-4">
      <NameFields known={known} wrongField={wrongField} />
      {failure && !wrongField ? (
        <FailureNotice title={failureTitle} failure={failure} returnUrl={returnUrl} />
      ) : null}
      <Button type="submit" wide pending={pending}>
        {submitLabel}
      </Button>
      {consent ? <p className="text-caption text-ink-soft">{consent}</p> : null}
    </form>
  );
}

type NameFieldsProps = { known: Partial<StudentProfile>; wrongField: FieldName | null };

function NameFields({ known, wrongField }: NameFieldsProps) {
  const of = (name: FieldName) => ({
    name,
    defaultValue: known[name] ?? '',
    error: wrongField === name ? wrong[name] : undefined,
    required: true,
  });
  return (
    <>
      <Field
        {...of('name')}
        label="Имя"
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={100}
      />
      <Field
        {...of('surname')}
        label="Фамилия"
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={100}
      />
      <Field
        {...of('className')}
        label="Класс"
        description="Число и&nbsp;буква: 5А"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        maxLength={10}
      />
    </>
  );
}

/** The field of ours that the server found wrong: `body.name` is `name`. */
function fieldOf(path: string | undefined): FieldName | null {
  const name = path?.split('.').at(-1);
  return name !== undefined && Object.hasOwn(wrong, name) ? (name as FieldName) : null;
}
