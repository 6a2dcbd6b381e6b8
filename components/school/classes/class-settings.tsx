'use client';

import { useState, type FormEvent } from 'react';
import { Problem } from '@/components/school/layout/problem';
import { useSchoolCalls } from '@/components/school/layout/use-school-call';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { Field } from '@/components/ui/field/field';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import type { SchoolClass } from '@/lib/contract/school/classes/classes';
import { classTitle } from '@/lib/format/class-title';
import { classNameProblem } from '@/lib/school/class-name-problem';

const archiveQuestion = (title: string) => ({
  title: `Убрать ${title} в\u00A0архив?`,
  message:
    'Ученики сохранят свои работы и\u00A0останутся в\u00A0школе. Коды, которые никто не\u00A0ввёл, перестанут действовать.',
  confirm: 'В\u00A0архив',
  cancel: 'Оставить',
});

/** Another name for a class, and the archive. [HW-11] */
export function ClassSettings({ ofClass }: { ofClass: SchoolClass }) {
  const { className, setClassName, rename, archive, pending, failed } = useSettings(ofClass);
  const problem = failed?.part === 'rename' ? classNameProblem(failed.failure) : null;
  return (
    <Card as="section" labelledBy="settings">
      <h2 id="settings" className="text-title-s font-semibold">
        Название и&nbsp;архив
      </h2>
      <form onSubmit={rename} className="mt-4 flex flex-wrap items-end gap-3">
        <div className="w-40">
          <Field
            label="Название"
            value={className}
            onValueChange={setClassName}
            maxLength={20}
            autoComplete="off"
            required
            error={problem ?? undefined}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          pending={pending === 'rename'}
          disabled={pending !== null && pending !== 'rename'}
        >
          Переименовать
        </Button>
        <Button
          variant="quiet"
          pending={pending === 'archive'}
          disabled={pending !== null && pending !== 'archive'}
          onClick={() => void archive()}
        >
          {ofClass.isArchived ? 'Вернуть из\u00A0архива' : 'Убрать в\u00A0архив'}
        </Button>
        {problem ? null : <Problem failure={failed?.failure} />}
      </form>
    </Card>
  );
}

function useSettings({ id: classId, number, letter, isArchived }: SchoolClass) {
  const title = classTitle(number, letter);
  const [className, setClassName] = useState(title);
  const { pending, failed, run } = useSchoolCalls<'rename' | 'archive'>();
  const params = { classId };

  function rename(event: FormEvent) {
    event.preventDefault();
    void run('rename', () => callApi('changeSchoolClass', { params, body: { className } }));
  }
  async function archive() {
    if (!isArchived && !(await confirmOrAsk(archiveQuestion(title)))) return;
    const body = { isArchived: !isArchived };
    await run('archive', () => callApi('changeSchoolClass', { params, body }));
  }
  return { className, setClassName, rename, archive, pending, failed };
}
