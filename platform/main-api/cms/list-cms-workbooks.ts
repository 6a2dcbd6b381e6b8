import type { Verb } from '@/platform/main-api/context';
import { summarizeWorkbook } from './summarize-workbook';

/** Every workbook, by subject and grade, also those that are not released. [ROUTE-07] */
export const listCmsWorkbooks: Verb<'listCmsWorkbooks'> = async ({ db, catalogue }) => {
  const books = catalogue
    .listWorkbooks({ withUnreleased: true })
    .map(({ id }) => catalogue.getWorkbook(id));
  return { workbooks: await Promise.all(books.map((book) => summarizeWorkbook(db, book))) };
};
