import { redirect } from 'next/navigation';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { loadStart } from '@/app/(student)/load-start';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { PageShell } from '@/components/layout/page-shell';
import { UnsentAnswers } from '@/components/lesson/saving/unsent-answers';
import { HomeworkCover } from '@/components/student/start/homework-cover';
import { StartChoice } from '@/components/student/start/start-choice';
import { serverConfig } from '@/lib/config/server';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { shareLink } from '@/lib/homework/share-link';
import { pathOf } from '@/lib/routes/match';

type Props = {
  params: Promise<{ taskHash: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The link that a teacher sends: what the homework is, and how to begin it. [ROUTE-15] */
async function StartPage({ params, searchParams }: Props) {
  const [{ taskHash }, query] = await Promise.all([params, searchParams]);
  const [{ preview, start, student, code }, timeZone] = await Promise.all([
    loadStart(taskHash, query.code !== undefined),
    visitorTimeZone(),
  ]);
  if (start.kind === 'unavailable') redirect(pathOf('taskIsUnavailable'));
  return (
    <PageShell accent={getSubject(preview.subjectId).colour}>
      <div className="page-width flex max-w-240 flex-col gap-6 py-6 medium:py-12">
        {student ? <UnsentAnswers userId={student.userId} /> : null}
        <HomeworkCover preview={preview} timeZone={timeZone}>
          <StartChoice
            taskHash={taskHash}
            start={start}
            student={student}
            code={code}
            shareLink={shareLink(serverConfig().PUBLIC_ORIGIN, taskHash)}
          />
        </HomeworkCover>
      </div>
    </PageShell>
  );
}

const page = withErrorStatus(StartPage);

export const generateMetadata = page.titled('Домашнее задание');
export default page;
