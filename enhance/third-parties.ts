import { findEnhanced } from '@/lib/browser/enhancement';
import { isChatWanted } from '@/lib/routes/chat-place';

/** Counters and chat, where they are configured: what loads them is loaded by itself. [TRK-04] */
export function startThirdParties(): void {
  const found = findEnhanced('third-parties');
  if (!found) return;
  const { chatWanted } = found.dataset;
  void import('@/lib/third-parties/show-third-parties').then(({ showThirdParties }) => {
    const update = () =>
      showThirdParties({
        path: location.pathname,
        isChatWanted: isChatWanted(chatWanted, window.innerWidth),
        mayAsk: true,
      });
    update();
    window.addEventListener('resize', update);
  });
}
