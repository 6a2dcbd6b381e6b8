import { load, PageError } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { ReviewShell } from '@/app/(teacher)/teacher/journal/review-shell';
import { HomeworkTasks } from '@/components/review/homework/homework-tasks';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

type Props = { params: Promise<{ taskHash: string }> };

/** How the tasks of a homework went. [REV-02] */
async function HomeworkPage(_: SessionEntry, { params }: Props) {
  const { taskHash } = await params;
  if (!taskHashSchema.safeParse(taskHash).success)
    throw new PageError({ code: 'homework_not_found', status: 404, requestId: '' });
  const review = await load('getHomeworkReview', { params: { taskHash } });
  return (
    <ReviewShell back={pathOf('teacherJournal')} backWords="Журнал">
      <h1 className="text-title-m font-semibold wrap-anywhere medium:text-title-l">
        {review.title}
      </h1>
      <HomeworkTasks review={review} />
    </ReviewShell>
  );
}

const page = guardedPage('teacherHomework', HomeworkPage);

export const generateMetadata = page.titled('Задания работы');
export default page;
