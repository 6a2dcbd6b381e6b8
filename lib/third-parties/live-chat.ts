import { loadScript } from './load-script';

/** Shows the live chat, which is loaded the first time. [SEO-07] @param id the name of this site there */
export function showLiveChat(id: string): void {
  document.documentElement.dataset.chat = 'shown';
  loadScript(`https://code.jivo.ru/widget/${id}`);
}

/** Hides it, if it is there. */
export function hideLiveChat(): void {
  document.documentElement.dataset.chat = 'hidden';
}
