import type { cmsEndpoints } from '@/lib/contract/cms/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { authenticateCms } from './authenticate-cms';
import { createCmsLoginState } from './create-cms-login-state';
import { getCmsWorkbook } from './get-cms-workbook';
import { listCmsWorkbooks } from './list-cms-workbooks';
import { signOutCms } from './sign-out-cms';

export const cmsVerbs: VerbsOf<typeof cmsEndpoints> = {
  authenticateCms,
  createCmsLoginState,
  getCmsWorkbook,
  listCmsWorkbooks,
  signOutCms,
};
