import { guardedPage } from '@/app/_server/pages/guarded-page';
import { load } from '@/app/_server/main-api';
import { loadLesson } from './load-lesson';
import { shownFeatures } from '@/app/_server/product-features';
import { askContentFor, publicContent } from '@/app/_server/public-content';
import { Builder } from '@/components/homework/builder/builder';
import { AttemptsNote } from '@/components/homework/builder/selection/attempts-note';
import { premiumClasses } from '@/components/payment/plan/plan-words';
import { serverConfig } from '@/lib/config/server';
import { firstWorkbook, workbookOfLesson } from '@/lib/homework/workbooks';
import type { SessionEntry } from '@/lib/session/session';

/** Where a teacher creates homework. [ROUTE-10] [HW-01] */
async function NewHomeworkPage(entry: SessionEntry) {
  const ask = askContentFor(entry);
  const [{ workbooks }, teaching, licences, features, forLesson] = await Promise.all([
    publicContent(ask('listWorkbooks', {})),
    load('getTeaching', {}),
    load('getLicences', {}),
    shownFeatures(),
    loadLesson(),
  ]);
  const lesson = forLesson && typeof forLesson.lesson !== 'string' ? forLesson.lesson : null;
  const lessonBook = lesson && workbookOfLesson(workbooks, teaching, lesson);
  const first = lessonBook ?? firstWorkbook(workbooks, teaching);
  // Sent along to save a wait; when it cannot be had, the browser asks for it again. Which one it is
  // depends on both replies, but what a workbook holds is the same for everybody and mostly kept already.
  const opened = first ? await ask('getWorkbook', { params: { workbookId: first.id } }) : null;
  return (
    <Builder
      userId={entry.userId}
      workbooks={workbooks}
      teaching={teaching}
      firstWorkbook={opened?.ok ? opened.value : null}
      publicOrigin={serverConfig().PUBLIC_ORIGIN}
      canPick={features.homeworkContentItems.enable}
      {...(forLesson && { forLesson })}
      note={
        <AttemptsNote
          plan={licences.plan}
          limits={licences.limits}
          premiumClasses={premiumClasses(licences, new Date())}
        />
      }
    />
  );
}

const page = guardedPage('newHomework', NewHomeworkPage);

export const generateMetadata = page.titled('Новое задание');
export default page;
