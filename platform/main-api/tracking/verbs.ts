import type { trackingEndpoints } from '@/lib/contract/tracking/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { addFeedback } from './add-feedback';
import { saveUtm } from './save-utm';
import { trackEvent } from './track-event';

export const trackingVerbs: VerbsOf<typeof trackingEndpoints> = {
  addFeedback,
  saveUtm,
  trackEvent,
};
