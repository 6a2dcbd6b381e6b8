'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { pathOf } from '@/lib/routes/match';

/** Leads to the class of a code that a teacher has told; what is wrong with it is said there. [HW-06] */
export function CodeForm() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  function go(event: FormEvent) {
    event.preventDefault();
    const plain = code.toLowerCase().replace(/[^a-z]/g, '');
    if (plain === '') return setError('Введите код латинскими буквами, как его написал учитель.');
    window.location.assign(pathOf('classInvitation', { joinCode: plain }));
  }

  return (
    <form noValidate onSubmit={go} className="flex max-w-100 flex-col gap-4">
      <Field
        label="Код класса"
        name="joinCode"
        description={
          <>
            Латинскими буквами, например <span className="whitespace-nowrap">bafe-diko-gupam</span>
          </>
        }
        value={code}
        onValueChange={setCode}
        error={error}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" variant="secondary" wide>
        Найти класс
      </Button>
    </form>
  );
}
