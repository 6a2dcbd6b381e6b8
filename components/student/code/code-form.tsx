'use client';

import { useState, type FormEvent } from 'react';
import { useBlockNavigation } from '@/components/account/block-navigation';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { refusalOf } from '@/lib/api/refusal-of';
import { useCall } from '@/lib/api/use-calls';
import { callWeb } from '@/lib/browser/call-web';
import type { Failure, Result } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';
import { pathOf } from '@/lib/routes/match';

async function goOn(taskHash: string, code: string): Promise<Result<unknown>> {
  const told = await callWeb('continueWork', { taskHash, code });
  return told.ok ? told : { ok: false, error: refusalOf(told.status, told.content) };
}

/** What is wrong, at the field: a code of another form is nobody's, too. */
function wordsFor({ code, field }: Failure): string {
  const isCode = code === 'invalid_request' && field === 'body.code';
  return errorText(isCode ? 'continue_code_not_found' : code);
}

/** The code of a student who has begun in another browser. [TRUST-03] */
export function CodeForm({ taskHash }: { taskHash: string }) {
  const [code, setCode] = useState('');
  const { pending, failure, run, leave } = useCall();
  // The session that begins here is this page's own doing.
  useBlockNavigation(pending);

  function send(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return;
    // A whole page load: who is signed in has changed.
    void run(
      () => goOn(taskHash, code),
      () => leave(pathOf('studentStart', { taskHash })),
    );
  }

  return (
    <form method="post" onSubmit={send} className="flex max-w-100 flex-col gap-4">
      <Field
        label="Код"
        name="code"
        description={
          <>
            Латинскими буквами, например <span className="whitespace-nowrap">bafe-diko-gupami</span>
          </>
        }
        value={code}
        onValueChange={setCode}
        error={failure ? wordsFor(failure) : undefined}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        required
      />
      <Button type="submit" variant="secondary" wide pending={pending}>
        Продолжить работу
      </Button>
    </form>
  );
}
