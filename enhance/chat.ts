import { findEnhanced } from '@/lib/browser/enhancement';
import { showLiveChat } from '@/lib/browser/live-chat';
import { isChatWanted } from '@/lib/routes/chat-place';

/** The live chat, where the page wants it at this width. [SEO-07] */
export function startChat(): void {
  const { chatId, chatWanted } = findEnhanced('chat')?.dataset ?? {};
  if (chatId === undefined) return;
  const update = () => showLiveChat(chatId, isChatWanted(chatWanted, window.innerWidth));
  // After everything else that the page has to do.
  setTimeout(update);
  window.addEventListener('resize', update);
}
