import { findEnhanced } from '@/lib/browser/enhancement';
import { isChatWanted } from '@/lib/routes/chat-place';

/** Counters and chat, where they are configured: what loads them is loaded by itself. [TRK-04] */
export function startThirdParties(): void {
  const found = findEnhanced('third-parties');
  if (!found) return;
  const { chatWanted, path } = found.dataset;
  // Where nothing is found nobody is asked, and nothing counted.
  if (path === undefined) return;
  void import('@/lib/third-parties/show-third-parties').then(({ showThirdParties }) => {
    const update = () =>
      showThirdParties({
        path,
        isChatWanted: isChatWanted(chatWanted, window.innerWidth),
        isOpen: chatWanted !== 'hidden',
      });
    update();
    window.addEventListener('resize', update);
  });
}
