'use client';

import { useKeptPage } from '@/components/account/kept-page';
import { StudentForm } from '@/components/student/name/student-form';
import { pathOf } from '@/lib/routes/match';
import { useRegistration } from './use-registration';

/** Name and class: all that is asked of a student without an account. [ROUTE-15] */
export function NameForm({ taskHash }: { taskHash: string }) {
  const { begin, pending, failure } = useRegistration(taskHash);
  const returnTo = pathOf('studentStart', { taskHash });
  return (
    <>
      {pending ? <SigningIn /> : null}
      <StudentForm
        submitLabel="Начать"
        pending={pending}
        failure={failure}
        failureTitle="Не получилось начать"
        returnTo={returnTo}
        onSend={(profile) => void begin(profile)}
      />
    </>
  );
}

/** While it stands, the watch over the session does not take the new student for somebody else. */
function SigningIn() {
  useKeptPage();
  return null;
}
