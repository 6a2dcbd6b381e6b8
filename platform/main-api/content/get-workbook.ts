import type { Verb } from '@/platform/main-api/context';

export const getWorkbook: Verb<'getWorkbook'> = async ({ catalogue }, { params }) =>
  catalogue.getWorkbook(params.workbookId);
