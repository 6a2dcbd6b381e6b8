import type { cmsEndpoints } from '@/lib/contract/cms/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { authenticateCms } from './authenticate-cms';
import { changeCmsFeature } from './features/change-cms-feature';
import { createCmsLoginState } from './create-cms-login-state';
import { getCmsWorkbook } from './get-cms-workbook';
import { listCmsDeliveries } from './deliveries/list-cms-deliveries';
import { listCmsFeatures } from './features/list-cms-features';
import { listCmsWorkbooks } from './list-cms-workbooks';
import { retryCmsDeliveries } from './deliveries/retry-cms-deliveries';
import { signOutCms } from './sign-out-cms';

export const cmsVerbs: VerbsOf<typeof cmsEndpoints> = {
  authenticateCms,
  changeCmsFeature,
  createCmsLoginState,
  getCmsWorkbook,
  listCmsDeliveries,
  listCmsFeatures,
  listCmsWorkbooks,
  retryCmsDeliveries,
  signOutCms,
};
