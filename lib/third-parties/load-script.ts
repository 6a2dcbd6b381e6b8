import { isOpenPlace } from './open-place';

const loaded = new Set<string>();

/**
 * Loads a script of others, once, and after everything that the page needs itself; not where the router has
 * moved meanwhile to a place that is not open. [TRK-04]
 */
export function loadScript(src: string): void {
  if (loaded.has(src)) return;
  loaded.add(src);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const load = () => {
    if (isOpenPlace(location)) document.head.append(script);
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
