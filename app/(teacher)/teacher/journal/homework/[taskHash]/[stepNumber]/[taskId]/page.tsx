import { load, PageError } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { ReviewShell } from '@/app/(teacher)/teacher/journal/review-shell';
import { TaskGroups } from '@/components/review/homework/task-groups';
import { reviewEndpoints } from '@/lib/contract/review/endpoints';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

type Props = { params: Promise<{ taskHash: string; stepNumber: string; taskId: string }> };

/** All answers to one task of a homework. [REV-02] */
async function TaskPage(_: SessionEntry, { params }: Props) {
  const given = await params;
  const known = reviewEndpoints.getTaskAnswers.params.safeParse(given);
  if (!known.success)
    throw new PageError({ code: 'task_not_in_homework', status: 404, requestId: '' });
  const { taskHash } = known.data;
  const answers = await load('getTaskAnswers', { params: known.data });
  return (
    <ReviewShell back={pathOf('teacherHomework', { taskHash })} backWords={answers.homework.title}>
      <h1 className="text-title-m font-semibold medium:text-title-l">Ответы класса</h1>
      <TaskGroups taskHash={taskHash} answers={answers} />
    </ReviewShell>
  );
}

const page = guardedPage('teacherTask', TaskPage);

export const generateMetadata = page.titled('Ответы класса');
export default page;
