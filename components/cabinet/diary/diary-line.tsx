'use client';

import { useState } from 'react';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { externalProviders } from '@/lib/contract/auth/external-providers';
import type { Binding } from '@/lib/contract/diary/diary';
import { errorText } from '@/lib/format/error-text';

const question = {
  title: 'Отвязать дневник?',
  message:
    'Новые задания и\u00A0отметки в\u00A0дневник передаваться не\u00A0будут. Связать учётные записи снова можно по\u00A0ссылке из\u00A0дневника.',
  confirm: 'Отвязать',
  cancel: 'Не отвязывать',
};

/** The account in a school diary to which a person is bound, and how to end that. [DIARY-03] */
export function DiaryLine({ provider, name }: Pick<Binding, 'provider' | 'name'>) {
  const [isBound, setBound] = useState(true);
  const { pending, failure, run } = useCall();
  const { title } = externalProviders[provider];

  async function unbind(): Promise<void> {
    if (!(await confirmOrAsk(question))) return;
    await run(
      () => callApi('unbindDiary', { params: { provider } }),
      () => setBound(false),
    );
  }

  if (!isBound)
    return (
      <p role="status" className="text-ink-soft">
        {title} отвязан.
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <span className="min-w-0 break-words">
        {title}: {name}
      </span>
      <button
        type="button"
        disabled={pending}
        onClick={() => void unbind()}
        className="inline-flex min-h-11 items-center rounded-s text-ink-soft underline-offset-4 hover:text-ink hover:underline medium:min-h-0"
      >
        Отвязать<span className="sr-only"> дневник</span>
      </button>
      {failure ? (
        <p role="alert" className="basis-full text-caption text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </div>
  );
}
