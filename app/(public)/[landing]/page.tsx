import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadSubjectLanding } from '@/app/_server/load-landing';
import { trialOf } from '@/app/_server/load-trial';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { pageHead } from '@/app/_server/pages/page-head';
import { publicContent } from '@/app/_server/public-content';
import { addressOf, PublicPageData, publisher } from '@/app/_server/pages/public-page-data';
import { PublicShell } from '@/app/(public)/public-shell';
import { SubjectView } from '@/components/landing/subject-view';
import { WorkbookData } from '@/components/layout/structured-data/workbook-data';
import type { SubjectLanding } from '@/lib/landing/landing';
import { subjectHead } from '@/lib/landing/texts/subject-head';
import { subjectTrail } from '@/lib/landing/texts/subject-hero';
import { matchRoute } from '@/lib/routes/match';

type Props = {
  params: Promise<{ landing: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageHead(subjectHead(await load((await params).landing)));
}

/** A subject's landing. [ROUTE-23] [SEO-09] */
async function SubjectPage({ params, searchParams }: Props) {
  const [{ landing: segment }, { answer }] = await Promise.all([params, searchParams]);
  const landing = await load(segment);
  const { workbook, sample, subject } = landing;
  const trial = workbook && sample && (await trialOf(workbook, sample, `/${segment}`, answer));
  return (
    <PublicShell accent={subject.colour}>
      <PublicPageData
        id="subject"
        head={subjectHead(landing)}
        here={subjectTrail(landing).at(-1)?.title}
      />
      {workbook && landing.grade !== null ? (
        <WorkbookData
          workbook={workbook}
          subject={subject}
          url={addressOf(`/${segment}`)}
          publisher={publisher()}
        />
      ) : null}
      <SubjectView landing={landing} trial={trial} />
    </PublicShell>
  );
}

/** Middleware has let through what the route table knows; the page asks it again. */
function load(segment: string): Promise<SubjectLanding> {
  const match = matchRoute(`/${segment}`);
  if (match?.id !== 'subject') notFound();
  const { subject = '', grade = '' } = match.params;
  return publicContent(loadSubjectLanding(subject, grade));
}

export default withErrorStatus(SubjectPage);
