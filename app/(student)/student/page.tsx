import { guardedPage } from '@/app/_server/pages/guarded-page';
import { load } from '@/app/_server/main-api';
import { SignOutLink } from '@/components/account/sign-out-link';
import { PageShell } from '@/components/layout/page-shell';
import { StudentWelcome } from '@/components/account/registration/student-welcome';
import { pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import type { SessionEntry } from '@/lib/session/session';

type Props = { searchParams: Promise<{ returnUrl?: string | string[] }> };

/** A student who is new here says who they are, and goes on. [ROUTE-14] */
async function StudentPage({ jwtData }: SessionEntry, { searchParams }: Props) {
  const [{ returnUrl: given }, { classNumber, classLetter }] = await Promise.all([
    searchParams,
    load('getUserConfig', {}),
  ]);
  const returnUrl = typeof given === 'string' ? safeReturnUrl(given) : null;
  return (
    <PageShell headerSlot={<SignOutLink />}>
      <StudentWelcome
        known={{
          name: jwtData.name,
          surname: jwtData.surname,
          className: classNumber === null ? '' : `${classNumber}${classLetter}`,
        }}
        returnUrl={returnUrl ?? pathOf('studentProfile')}
      />
    </PageShell>
  );
}

const page = guardedPage('student', StudentPage);

export const generateMetadata = page.titled('Знакомство');
export default page;
