import { ServiceError } from '@/platform/kernel/errors';
import type { Verb } from '@/platform/main-api/context';
import { previewsUnreleased } from './sees-unreleased';

/** A step of a workbook; that of one that is not released is not there for others. [FEAT-02] */
export const getStep: Verb<'getStep'> = async (context, { params }) => {
  const [listed] = context.catalogue.currentRevisions([params.stepUuid]);
  if (listed?.isUnreleased && !(await previewsUnreleased(context)))
    throw new ServiceError('not_found');
  return context.catalogue.previewStep(params.stepUuid);
};
