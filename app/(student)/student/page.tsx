import type { Metadata } from 'next';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { load } from '@/app/_server/main-api';
import { requireVisitor } from '@/app/_server/session/visitor';
import { SignOutLink } from '@/components/account/sign-out-link';
import { PageShell } from '@/components/layout/page-shell';
import { StudentWelcome } from '@/components/registration/student-welcome';
import { pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';

export const metadata: Metadata = { title: 'Знакомство' };

type Props = { searchParams: Promise<{ returnUrl?: string | string[] }> };

/** A student who is new here says who they are, and goes on. [ROUTE-14] */
async function StudentPage({ searchParams }: Props) {
  const { jwtData } = await requireVisitor('student');
  const [{ returnUrl }, { classNumber, classLetter }] = await Promise.all([
    searchParams,
    load('getUserConfig', {}),
  ]);
  const wanted = typeof returnUrl === 'string' ? safeReturnUrl(returnUrl) : null;
  return (
    <PageShell headerSlot={<SignOutLink />}>
      <StudentWelcome
        known={{
          name: jwtData.name,
          surname: jwtData.surname,
          className: classNumber === null ? '' : `${classNumber}${classLetter}`,
        }}
        nextPath={wanted ?? pathOf('studentProfile')}
      />
    </PageShell>
  );
}

export default withErrorStatus(StudentPage);
