import { findAllEnhanced, findEnhanced } from '@/lib/browser/enhancement';
import { putBackOriginalAddress } from '@/lib/status/original-address';
import { tryAgain } from '@/lib/status/try-again';

/** The original address in the address bar [STATUS-13], and links that try again [STATUS-01]. */
export function startStatusPage(): void {
  const { ownPath } = findEnhanced('original-address')?.dataset ?? {};
  if (ownPath !== undefined) putBackOriginalAddress(ownPath);
  for (const link of findAllEnhanced('reload'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      tryAgain(link.dataset.ownPath);
    });
}
