import { writeDocumentCookie } from '@/lib/browser/document-cookie';
import { timeZoneCookie } from '@/lib/http/cookies/time-zone';
import { keepVisitReferrer } from '@/lib/identity/visit-referrer';
import { keepVisitMarks } from '@/lib/tracking/visit-marks';
import { startAccount } from './account';
import { startLeadForm } from './lead-form';
import { startSample } from './sample';
import { startStatusPage } from './status-page';
import { startThirdParties } from './third-parties';

/** The cookie of the time zone comes last: with it a page is complete. */
const parts: readonly (() => void)[] = [
  keepVisitReferrer,
  keepVisitMarks,
  setScrolling,
  startStatusPage,
  startAccount,
  startSample,
  startLeadForm,
  startThirdParties,
  writeTimeZone,
];

/** Starts every part; what one of them throws goes to `report`. */
export function startAll(report: (thrown: unknown) => void): void {
  for (const start of parts)
    try {
      start();
    } catch (error) {
      report(error);
    }
}

/** What the browser remembers of the scroll position plays no part. [SEO-08] */
function setScrolling(): void {
  history.scrollRestoration = 'manual';
}

/** [NET-01] */
function writeTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  writeDocumentCookie(timeZoneCookie, timeZone);
}
