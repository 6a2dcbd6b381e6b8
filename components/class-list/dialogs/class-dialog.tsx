'use client';

import type { FormEvent } from 'react';
import { classNameError } from '@/components/class-list/class-name-error';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { ClassList } from '@/lib/contract/class-list/class-list';
import { classTitle } from '@/lib/format/class-title';

type ClassDialogProps = OverlayFrame & { list: ClassList; onDone: () => void };

/** Of which class a list is: next year it is another. [HW-07] */
export function ClassDialog({ list, onDone, ...frame }: ClassDialogProps) {
  const { pending, failure, run } = useCall();
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const className = String(new FormData(event.currentTarget).get('className') ?? '').trim();
    const input = { params: { listId: list.listId }, body: { className } };
    void run(() => callApi('changeClassList', input), onDone);
  }
  return (
    <Dialog
      {...frame}
      title="Изменить класс"
      description="Ученики и&nbsp;код останутся. Так список переходит в&nbsp;следующий класс."
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        <Field
          label="Класс"
          name="className"
          description="Число и&nbsp;буква: 5А"
          defaultValue={classTitle(list.number, list.letter)}
          error={failure ? classNameError(failure) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={10}
        />
        <Button type="submit" wide pending={pending}>
          Сохранить
        </Button>
      </form>
    </Dialog>
  );
}
