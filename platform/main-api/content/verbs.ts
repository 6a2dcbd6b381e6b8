import type { contentEndpoints } from '@/lib/contract/content/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { checkSample } from './check-sample';
import { getSample } from './get-sample';
import { getStep } from './get-step';
import { getWorkbook } from './get-workbook';
import { listWorkbooks } from './list-workbooks';

export const contentVerbs: VerbsOf<typeof contentEndpoints> = {
  checkSample,
  getSample,
  getStep,
  getWorkbook,
  listWorkbooks,
};
