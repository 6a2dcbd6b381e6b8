import type { Verb } from '@/platform/main-api/context';

export const listWorkbooks: Verb<'listWorkbooks'> = async ({ catalogue }, { query }) => ({
  workbooks: catalogue.listWorkbooks(query),
});

export const getWorkbook: Verb<'getWorkbook'> = async ({ catalogue }, { params }) =>
  catalogue.getWorkbook(params.workbookId);

export const getStep: Verb<'getStep'> = async ({ catalogue }, { params }) =>
  catalogue.previewStep(params.stepUuid);
