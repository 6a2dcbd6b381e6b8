'use client';

import { useState, type FormEvent } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { refusalOf } from '@/lib/api/refusal-of';
import { useCall } from '@/lib/api/use-calls';
import { callWeb } from '@/lib/browser/call-web';
import type { Result } from '@/lib/contract/call/result';
import { ERASE_WORD, isEraseWord } from '@/lib/contract/user/erase-word';
import { pathOf } from '@/lib/routes/match';
import { eraseTexts } from './erase-texts';
import type { OwnDataProps } from './own-data';

async function erase(userId: string, word: string): Promise<Result<{ done: true }>> {
  const result = await callWeb('eraseAccount', { userId, word });
  if (result.ok) return { ok: true, value: result.value };
  return { ok: false, error: refusalOf(result.status, result.content) };
}

/** What happens when somebody is forgotten, and the word by which they say that they mean it. [TRUST-06] */
export function EraseDialog({
  userId,
  role,
  onErased,
  ...frame
}: OverlayFrame & OwnDataProps & { onErased: () => void }) {
  const [word, setWord] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { pending, failure, run } = useCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isEraseWord(word));
    if (isEraseWord(word)) void run(() => erase(userId, word), onErased);
  };
  return (
    <Dialog {...frame} title="Удалить аккаунт?" description="Что произойдёт:">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ul className="list-disc space-y-1 pl-5">
          {eraseTexts[role].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Field
          label={`Чтобы подтвердить, напишите слово «${ERASE_WORD}»`}
          value={word}
          onValueChange={setWord}
          autoComplete="off"
          autoCapitalize="none"
          error={isWrong ? `Нужно слово «${ERASE_WORD}», без\u00A0кавычек.` : undefined}
        />
        {failure === null ? null : (
          <FailureNotice
            title="Не&nbsp;удалено, всё на&nbsp;месте"
            failure={failure}
            returnUrl={pathOf('profile')}
          />
        )}
        <div className="flex flex-col gap-3 medium:flex-row-reverse medium:justify-start">
          <Button type="submit" pending={pending}>
            Удалить навсегда
          </Button>
          <Button variant="secondary" onClick={() => frame.onClose('dismissed')}>
            Не удалять
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
