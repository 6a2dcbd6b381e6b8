/** What has been asked for already, also while it waits for the page. */
const requested = new Set<string>();

/**
 * Shows the live chat or hides it; it is loaded when a page where it may be seen has come to rest. [TRK-04]
 *
 * @param id the name under which the chat service knows this site
 */
export function showLiveChat(id: string, isVisible: boolean): void {
  document.documentElement.dataset.chat = isVisible ? 'shown' : 'hidden';
  if (isVisible) loadWhenIdle(`https://code.jivo.ru/widget/${id}`);
}

function loadWhenIdle(src: string): void {
  if (requested.has(src)) return;
  requested.add(src);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const load = () => document.head.append(script);
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
