'use client';

import { StudentForm } from '@/components/student/name/student-form';
import type { StudentProfile } from '@/lib/contract/user/user';
import { pathOf } from '@/lib/routes/match';
import { useSaving } from './use-saving';

type StudentProfileFormProps = {
  known: Partial<StudentProfile>;
  /** Where to go on, on our own origin. */
  nextPath: string;
};

/** Name and class of a student who has an account; with them the student is registered. [ROUTE-14] */
export function StudentProfileForm({ known, nextPath }: StudentProfileFormProps) {
  const { save, pending, failure } = useSaving('saveStudentProfile', nextPath);
  const here = `${pathOf('student')}?${new URLSearchParams({ returnUrl: nextPath })}`;
  return (
    <StudentForm
      known={known}
      submitLabel="Продолжить"
      pending={pending}
      failure={failure}
      failureTitle="Не&nbsp;сохранилось"
      returnTo={here}
      onSend={(profile) => void save({ body: profile })}
    />
  );
}
