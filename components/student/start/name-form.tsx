'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { pathOf } from '@/lib/routes/match';
import { StartFailure } from './start-failure';
import { useRegistration } from './use-registration';

const wrong = {
  name: 'Напишите имя буквами, например «Маша».',
  surname: 'Напишите фамилию буквами, например «Иванова».',
  className: 'Класс\u00A0— это число и\u00A0буква, например «5А».',
} as const;
type FieldName = keyof typeof wrong;

/** Name and class: all that is asked of a student without an account. [ROUTE-15] */
export function NameForm({ taskHash }: { taskHash: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { begin, pending, failure } = useRegistration(taskHash);
  const wrongField = fieldOf(failure?.field);
  const errorAt = (name: FieldName) => (wrongField === name ? wrong[name] : undefined);

  useEffect(() => {
    const field = wrongField && form.current?.elements.namedItem(wrongField);
    if (field instanceof HTMLElement) field.focus();
  }, [wrongField, failure]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: FieldName) => String(data.get(name) ?? '').trim();
    void begin({ name: text('name'), surname: text('surname'), className: text('className') });
  }

  return (
    <form ref={form} method="post" onSubmit={send} className="flex max-w-100 flex-col gap-4">
      <Field
        label="Имя"
        name="name"
        autoComplete="given-name"
        autoCapitalize="words"
        required
        maxLength={100}
        error={errorAt('name')}
      />
      <Field
        label="Фамилия"
        name="surname"
        autoComplete="family-name"
        autoCapitalize="words"
        required
        maxLength={100}
        error={errorAt('surname')}
      />
      <Field
        label="Класс"
        name="className"
        description="Число и&nbsp;буква: 5А"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        required
        maxLength={10}
        error={errorAt('className')}
      />
      {failure && !wrongField ? (
        <StartFailure failure={failure} returnTo={pathOf('studentStart', { taskHash })} />
      ) : null}
      <Button type="submit" wide pending={pending}>
        Начать
      </Button>
    </form>
  );
}

/** The field of ours that the server found wrong: `body.name` is `name`. */
function fieldOf(path: string | undefined): FieldName | null {
  const name = path?.split('.').at(-1);
  return name !== undefined && Object.hasOwn(wrong, name) ? (name as FieldName) : null;
}
