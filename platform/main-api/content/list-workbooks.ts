import type { Verb } from '@/platform/main-api/context';

export const listWorkbooks: Verb<'listWorkbooks'> = async ({ catalogue }, { query }) => ({
  workbooks: catalogue.listWorkbooks(query),
});
