import { guardedPage } from '@/app/_server/pages/guarded-page';
import { load } from '@/app/_server/main-api';
import { askContentFor, publicContent } from '@/app/_server/public-content';
import { SignOutLink } from '@/components/account/sign-out-link';
import { PageShell } from '@/components/layout/page-shell';
import { TeachingForm } from '@/components/account/registration/teaching-form';
import { TeachingHeading } from '@/components/account/registration/teaching-heading';
import { subjects } from '@/lib/contract/subjects/subjects';
import { offeredGrades } from '@/lib/homework/workbooks';
import { pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import type { SessionEntry } from '@/lib/session/session';

type Props = { searchParams: Promise<{ returnUrl?: string | string[] }> };

/** What a teacher teaches: asked of a new one, changed later. [ROUTE-05] */
async function TeachingPage(entry: SessionEntry, { searchParams }: Props) {
  const { jwtData } = entry;
  const [{ returnUrl: given }, teaching, { workbooks }] = await Promise.all([
    searchParams,
    load('getTeaching', {}),
    publicContent(askContentFor(entry)('listWorkbooks', {})),
  ]);
  const returnUrl = typeof given === 'string' ? safeReturnUrl(given) : null;
  return (
    <PageShell headerSlot={<SignOutLink />}>
      <div className="page-width flex max-w-240 flex-col gap-6 pt-8 medium:pt-12">
        <TeachingHeading
          name={jwtData.name}
          patronymic={jwtData.patronymic}
          isNew={teaching.subjects.length === 0}
        />
        <TeachingForm
          teaching={teaching}
          workbookGrades={Object.fromEntries(
            subjects.map(({ id }) => [id, offeredGrades(workbooks, id)]),
          )}
          returnUrl={returnUrl ?? pathOf('teacherProfile')}
        />
      </div>
    </PageShell>
  );
}

const page = guardedPage('teachingSelection', TeachingPage);

export const generateMetadata = page.titled('Предметы и\u00A0классы');
export default page;
