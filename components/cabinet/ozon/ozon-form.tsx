'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Field } from '@/components/ui/field/field';
import type { Failure } from '@/lib/contract/call/result';
import { leadLimits } from '@/lib/contract/lead/lead-rules';
import type { OwnPath } from '@/lib/routes/own-path';

/** Who takes part. */
export type Participant = { name: string; email: string };

const wrong = {
  name: 'Напишите имя буквами, например «Маша Иванова».',
  email: 'Проверьте почту: нужен адрес вида masha@example.ru.',
} as const satisfies Record<keyof Participant, string>;

type OzonFormProps = {
  /** The name that is known already. */
  name: string;
  consentHref: string;
  pending: boolean;
  failure: Failure | null;
  returnUrl: OwnPath;
  onSend: (participant: Participant) => void;
};

/** Name and e-mail of who takes part in the promotion, with consent to keep them. [FEAT-02] */
export function OzonForm(props: OzonFormProps) {
  const { name, consentHref, pending, failure, returnUrl, onSend } = props;
  const form = useRef<HTMLFormElement>(null);
  const wrongField = fieldOf(failure?.field);

  useEffect(() => {
    const field = form.current?.elements.namedItem(wrongField ?? 'name');
    if (field instanceof HTMLElement) field.focus();
  }, [wrongField, failure]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (field: keyof Participant) => String(data.get(field) ?? '').trim();
    onSend({ name: text('name'), email: text('email') });
  }

  return (
    <form ref={form} method="post" onSubmit={send} className="flex flex-col gap-4">
      <Field
        label="Имя и фамилия"
        name="name"
        defaultValue={name}
        autoComplete="name"
        maxLength={leadLimits.name}
        required
        error={wrongField === 'name' ? wrong.name : undefined}
      />
      <Field
        label="Почта"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={leadLimits.email}
        required
        error={wrongField === 'email' ? wrong.email : undefined}
      />
      <Checkbox name="consent" required label={<Consent href={consentHref} />} />
      {failure && !wrongField ? (
        <FailureNotice title="Не&nbsp;сохранилось" failure={failure} returnUrl={returnUrl} />
      ) : null}
      <Button type="submit" wide pending={pending}>
        Зарегистрироваться
      </Button>
    </form>
  );
}

function Consent({ href }: { href: string }) {
  return (
    <>
      Согласие на{' '}
      <a
        href={href}
        target="_blank"
        className="rounded-s text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        обработку персональных данных
      </a>
      , чтобы пришло письмо об&nbsp;итогах
    </>
  );
}

/** The field of ours that the server found wrong: `body.email` is `email`. */
function fieldOf(path: string | undefined): keyof Participant | null {
  const name = path?.split('.').at(-1);
  return name === 'name' || name === 'email' ? name : null;
}
