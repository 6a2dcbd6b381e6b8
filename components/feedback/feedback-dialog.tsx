'use client';

import { useState, type FormEvent } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { Segmented } from '@/components/ui/segmented/segmented';
import { pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { MAX_TEXT, useFeedback, type FeedbackType } from './use-feedback';

const types = [
  { value: 'problem', label: 'Ошибка' },
  { value: 'idea', label: 'Идея' },
  { value: 'question', label: 'Вопрос' },
] as const;

/** What somebody wants to tell us; what was written stays until it is sent. [TRK-03] */
export function FeedbackDialog({ onSent, ...frame }: OverlayFrame & { onSent: () => void }) {
  const [type, setType] = useState<FeedbackType>('problem');
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { send, pending, failure } = useFeedback(onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '') void send(type, text.trim());
  };
  return (
    <Dialog
      {...frame}
      title="Написать нам"
      description="Ответим на почту вашей учётной записи, если понадобится."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Segmented label="О чём" options={types} value={type} onValueChange={setType} />
        <Field
          label="Что случилось или чего не хватает"
          multiline
          rows={5}
          maxLength={MAX_TEXT}
          value={text}
          onValueChange={setText}
          error={isEmpty ? 'Напишите хотя бы пару слов.' : undefined}
        />
        {failure === null ? null : (
          <FailureNotice
            title="Не&nbsp;отправилось, текст на&nbsp;месте"
            failure={failure}
            returnUrl={safeReturnUrl(window.location.pathname) ?? pathOf('profile')}
          />
        )}
        <div>
          <Button type="submit" wide pending={pending}>
            Отправить
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
