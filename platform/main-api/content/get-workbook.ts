import { ServiceError } from '@/platform/kernel/errors';
import type { Verb } from '@/platform/main-api/context';
import { previewsUnreleased } from './sees-unreleased';

/** A workbook; one that is not released is not there for others. [FEAT-02] */
export const getWorkbook: Verb<'getWorkbook'> = async (context, { params }) => {
  const book = context.catalogue.getWorkbook(params.workbookId);
  if (book.isUnreleased && !(await previewsUnreleased(context)))
    throw new ServiceError('not_found');
  return book;
};
