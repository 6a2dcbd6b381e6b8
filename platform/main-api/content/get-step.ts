import type { Verb } from '@/platform/main-api/context';

export const getStep: Verb<'getStep'> = async ({ catalogue }, { params }) =>
  catalogue.previewStep(params.stepUuid);
