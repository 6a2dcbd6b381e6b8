'use client';

import { StudentForm } from '@/components/student/name/student-form';
import { pathOf } from '@/lib/routes/match';
import { useRegistration } from './use-registration';

/** Name and class: all that is asked of a student without an account. [ROUTE-15] */
export function NameForm({ taskHash }: { taskHash: string }) {
  const { begin, pending, failure } = useRegistration(taskHash);
  return (
    <StudentForm
      submitLabel="Начать"
      consent={
        <>
          Нажимая «Начать», вы&nbsp;разрешаете сохранить имя, класс и&nbsp;ответы и&nbsp;показать их
          учителю. Если вам нет 14&nbsp;лет, вам разрешил это родитель или&nbsp;учитель.
        </>
      }
      pending={pending}
      failure={failure}
      failureTitle="Не получилось начать"
      returnUrl={pathOf('studentStart', { taskHash })}
      onSend={(profile) => void begin(profile)}
    />
  );
}
