'use client';

import { useState, type FormEvent } from 'react';
import { Problem } from '@/components/school/layout/problem';
import { useSchoolCalls } from '@/components/school/layout/use-school-call';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { callApi } from '@/lib/api/call-api';
import { classNameProblem } from '@/lib/school/class-name-problem';

/** Adds a class to the school. */
export function NewClass() {
  const [className, setClassName] = useState('');
  const { pending, failed, run } = useSchoolCalls<'create'>();

  function send(event: FormEvent) {
    event.preventDefault();
    const body = { className };
    void run(
      'create',
      () => callApi('createSchoolClass', { body }),
      () => setClassName(''),
    );
  }

  const problem = failed && classNameProblem(failed.failure);
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3">
      <div className="w-40">
        <Field
          label="Новый класс"
          value={className}
          onValueChange={setClassName}
          placeholder="5А"
          maxLength={20}
          autoComplete="off"
          required
          error={problem ?? undefined}
        />
      </div>
      <Button type="submit" variant="secondary" pending={pending !== null}>
        Добавить
      </Button>
      {problem ? null : <Problem failure={failed?.failure} />}
    </form>
  );
}
