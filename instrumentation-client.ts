import { keepVisitReferrer } from '@/lib/identity/visit-referrer';
import { announceNavigation } from '@/lib/navigation/navigation-start';
import { removePrerenderTags } from '@/lib/navigation/prerender-tags';
import { sessionMarkCookie } from '@/lib/session/cookies/session-mark';
import { readDocumentCookie } from '@/lib/browser/document-cookie';
import { keepVisitMarks } from '@/lib/tracking/visit-marks';
import { watchFailures } from '@/lib/status/watch-failures';

watchFailures();
keepVisitReferrer();
keepVisitMarks();
if (readDocumentCookie(sessionMarkCookie) !== null)
  // After everything that the page needs itself.
  addEventListener('load', () => {
    void import('@/lib/tracking/send-visit-marks').then(
      ({ sendVisitMarks }) => sendVisitMarks(),
      () => undefined,
    );
  });

/** Next.js calls this in the browser as soon as a navigation between our pages starts. */
export function onRouterTransitionStart(url: string): void {
  removePrerenderTags();
  announceNavigation(url);
}
