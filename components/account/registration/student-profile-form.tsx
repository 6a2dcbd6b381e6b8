'use client';

import { StudentForm } from '@/components/student/name/student-form';
import type { StudentProfile } from '@/lib/contract/user/user';
import { pathOf } from '@/lib/routes/match';
import { useSaving } from './use-saving';
import type { OwnPath } from '@/lib/routes/own-path';
import { withReturnUrl } from '@/lib/routes/return-url';

type StudentProfileFormProps = {
  known: Partial<StudentProfile>;
  /** Where to go on, on our own origin. */
  returnUrl: OwnPath;
};

/** Name and class of a student who has an account; with them the student is registered. [ROUTE-14] */
export function StudentProfileForm({ known, returnUrl }: StudentProfileFormProps) {
  const { save, pending, failure } = useSaving('saveStudentProfile', returnUrl);
  const here = withReturnUrl(pathOf('student'), returnUrl);
  return (
    <StudentForm
      known={known}
      submitLabel="Продолжить"
      pending={pending}
      failure={failure}
      failureTitle="Не&nbsp;сохранилось"
      returnUrl={here}
      onSend={(profile) => void save({ body: profile })}
    />
  );
}
