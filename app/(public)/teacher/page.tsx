import type { Metadata } from 'next';
import { loadTrial } from '@/app/_server/load-trial';
import { loadWorkbooks } from '@/app/_server/load-landing';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { pageHead } from '@/app/_server/pages/page-head';
import { publicContent } from '@/app/_server/public-content';
import { PublicPageData } from '@/app/_server/pages/public-page-data';
import { PublicShell } from '@/app/(public)/public-shell';
import { TeacherView } from '@/components/landing/teacher-view';
import { teacherText } from '@/lib/landing/texts/teacher';
import { pathOf } from '@/lib/routes/match';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata(): Promise<Metadata> {
  return pageHead(teacherText.head);
}

/** The teacher's landing. A registered user never comes here: middleware leads on. [ROUTE-18] */
async function TeacherPage({ searchParams }: Props) {
  const [workbooks, { answer }] = await Promise.all([publicContent(loadWorkbooks()), searchParams]);
  const trial = await loadTrial(workbooks, pathOf('teacher'), answer);
  return (
    <PublicShell>
      <PublicPageData id="teacher" head={teacherText.head} here="Учителю" />
      <TeacherView workbooks={workbooks} trial={trial} />
    </PublicShell>
  );
}

export default withErrorStatus(TeacherPage);
