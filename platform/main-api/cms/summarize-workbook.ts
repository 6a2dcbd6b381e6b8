import type { CmsWorkbookSummary } from '@/lib/contract/cms/cms';
import type { Workbook } from '@/lib/contract/content/content';
import type { Db } from '@/platform/main-api/context';
import { countByWorkbook, stepsOf } from './count-homework';

/** What the list of editors shows of a workbook. */
export async function summarizeWorkbook(db: Db, workbook: Workbook): Promise<CmsWorkbookSummary> {
  const { modules, ...summary } = workbook;
  return {
    ...summary,
    moduleCount: modules.length,
    lessonCount: modules.flatMap(({ lessons }) => lessons).length,
    stepCount: stepsOf(workbook).length,
    homeworkCount: await countByWorkbook(db, workbook),
  };
}
