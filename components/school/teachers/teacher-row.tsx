'use client';

import { useId } from 'react';
import { Problem } from '@/components/school/layout/problem';
import { useSchoolCalls } from '@/components/school/layout/use-school-call';
import { Button } from '@/components/ui/button/button';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';

type TeacherRowProps = { id: string; name: string; about: string };

const question = (name: string) => ({
  title: `Убрать из\u00A0школы: ${name}?`,
  message:
    'Премиум школы на\u00A0этого учителя больше не\u00A0распространяется. Его учётная запись, задания и\u00A0журнал останутся у\u00A0него.',
  confirm: 'Убрать',
  cancel: 'Оставить',
});

/** A teacher of the school, who can be taken out of it. [HW-11] */
export function TeacherRow({ id, name, about }: TeacherRowProps) {
  const nameId = useId();
  const { pending, failed, run } = useSchoolCalls<'takeOut'>();
  async function takeOut() {
    if (!(await confirmOrAsk(question(name)))) return;
    await run('takeOut', () => callApi('takeTeacherOut', { params: { teacherId: id } }));
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div id={nameId} className="min-w-0 flex-1 basis-60 break-words">
        <p className="font-medium">{name}</p>
        <p className="text-caption text-ink-soft">{about}</p>
      </div>
      <Button
        variant="quiet"
        size="s"
        pending={pending !== null}
        aria-describedby={nameId}
        onClick={() => void takeOut()}
      >
        Убрать из&nbsp;школы
      </Button>
      <Problem failure={failed?.failure} />
    </li>
  );
}
