'use client';

import { useRef, useState, type FormEvent } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import type { ListChanges } from '@/components/class-list/list-changes';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { Field } from '@/components/ui/field/field';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { isUnread, newNames, readNames } from '@/lib/class-list/read-names';
import { studentForms } from '@/lib/class-list/words';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';
import { PastePreview } from './paste-preview';
import { doneText } from './words';

/** Adds one student or a whole class: what is typed or pasted is shown before it is added. [HW-06] */
export function AddStudents({ list, onChanged }: ListChanges) {
  const { form, text, change, read, people, isReady, add, done, pending, failure } = useAdding({
    list,
    onChanged,
  });
  return (
    <Card as="section" labelledBy="add">
      <h2 id="add" className="mb-4 text-title-s font-semibold">
        Добавить учеников
      </h2>
      <form ref={form} noValidate onSubmit={add} className="flex flex-col gap-4">
        <Field
          label="Фамилии и&nbsp;имена"
          name="names"
          description="Каждый ученик с&nbsp;новой строки. Можно вставить из&nbsp;таблицы, номера не&nbsp;мешают."
          placeholder={'Иванов Пётр\nКим Анна'}
          multiline
          rows={5}
          value={text}
          onValueChange={change}
          autoComplete="off"
          spellCheck={false}
        />
        <PastePreview read={read} />
        {failure ? (
          <FailureNotice
            title="Никто не&nbsp;добавлен"
            failure={failure}
            returnUrl={pathOf('teacherClass', { listId: list.listId })}
          />
        ) : null}
        <Button type="submit" wide pending={pending} disabled={!isReady}>
          {people.length > 1 ? `Добавить ${countOf(people.length, studentForms)}` : 'Добавить'}
        </Button>
        <p role="status" className="text-caption text-ink-soft empty:hidden">
          {done}
        </p>
      </form>
    </Card>
  );
}

function useAdding({ list, onChanged }: ListChanges) {
  const [text, setText] = useState('');
  const [done, setDone] = useState('');
  const { pending, failure, run } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const read = readNames(text, list.students);
  const people = newNames(read);
  const isReady = people.length > 0 && read.problem === null && !read.lines.some(isUnread);

  function change(next: string): void {
    setText(next);
    setDone('');
  }
  function add(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    const input = { params: { listId: list.listId }, body: { students: people } };
    void run(
      () => callApi('addListedStudents', input),
      ({ outcomes }) => {
        setText('');
        setDone(doneText(outcomes));
        onChanged();
        // The button has nothing to add any more.
        const field = form.current?.elements.namedItem('names');
        if (field instanceof HTMLElement) field.focus();
      },
    );
  }
  return { form, text, change, read, people, isReady, add, done, pending, failure };
}
