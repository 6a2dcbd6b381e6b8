import { describeBrowser } from '@/lib/browser/describe-browser';
import { readItem } from '@/lib/browser/safe-storage';
import type { LeadVisit } from '@/lib/contract/lead/lead-visit';
import { readKeptMarks } from './kept-marks';
import { visitKeys } from './visit-marks';

/** How the person came to this application form, and with what browser. [TRK-03] */
export function describeVisit(): LeadVisit {
  return {
    utmMarks: readKeptMarks(),
    reffererUrl: readItem('localStorage', visitKeys.referrer) ?? undefined,
    landingName: new URLSearchParams(location.search).get('landingName') ?? 'application',
    userAgent: describeBrowser(),
  };
}
