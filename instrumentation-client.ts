import { keepVisitReferrer } from '@/lib/identity/visit-referrer';
import { announceNavigation } from '@/lib/navigation/navigation-start';
import { removePrerenderTags } from '@/lib/navigation/prerender-tags';
import { watchFailures } from '@/lib/status/watch-failures';

watchFailures();
keepVisitReferrer();
// After everything that the page needs itself. Without it nothing of the page is missing.
addEventListener('load', () => {
  import('@/lib/tracking/visit-marks').then((visit) => visit.keepVisitMarks()).catch(() => {});
});

/** Next.js calls this in the browser as soon as a navigation between our pages starts. */
export function onRouterTransitionStart(url: string): void {
  removePrerenderTags();
  announceNavigation(url);
}
