'use client';

import { useRouter } from 'next/navigation';
import { useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { createId } from '@/lib/browser/ids';
import { classNameError } from '@/components/class-list/class-name-error';
import { pathOf } from '@/lib/routes/match';

/** Makes a list and opens it. [HW-06] [HW-07] */
export function NewList() {
  const router = useRouter();
  const { pending, failure, run } = useCall();
  // The same list however often its button is pressed, until another class is typed.
  const key = useRef('');

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const className = String(new FormData(event.currentTarget).get('className') ?? '').trim();
    key.current ||= createId();
    const body = { idempotencyKey: key.current, className };
    void run(
      () => callApi('createClassList', { body }),
      ({ listId }) => router.push(pathOf('teacherClass', { listId })),
    );
  }

  return (
    <form
      noValidate
      onSubmit={create}
      onInput={() => (key.current = '')}
      className="flex max-w-120 flex-col gap-3 medium:flex-row medium:items-start"
    >
      <div className="flex-1">
        <Field
          label="Новый класс"
          name="className"
          description="Число и&nbsp;буква: 5А"
          error={failure ? classNameError(failure) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          maxLength={10}
        />
      </div>
      <div className="medium:pt-8">
        <Button type="submit" wide pending={pending}>
          Добавить
        </Button>
      </div>
    </form>
  );
}
