import type { Verb } from '@/platform/main-api/context';
import { countByStep } from './count-homework';
import { summarizeWorkbook } from './summarize-workbook';

/** A workbook with its steps and how much they are used; `not_found` for another id. [ROUTE-07] */
export const getCmsWorkbook: Verb<'getCmsWorkbook'> = async ({ db, catalogue }, { params }) => {
  const book = catalogue.getWorkbook(params.workbookId);
  const [summary, used] = await Promise.all([summarizeWorkbook(db, book), countByStep(db, book)]);
  const revisionOf = (uuid: string) => catalogue.currentRevisions([uuid])[0]?.revision ?? 1;
  const modules = book.modules.map(({ id, title, lessons }) => ({
    id,
    title,
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      steps: lesson.steps.map((step) => ({
        ...step,
        revision: revisionOf(step.uuid),
        homeworkCount: used.get(step.uuid) ?? 0,
      })),
    })),
  }));
  return { ...summary, modules };
};
