const loaded = new Set<string>();

/** Loads a script of others, once, and after everything that the page needs itself. [TRK-04] */
export function loadScript(src: string): void {
  if (loaded.has(src)) return;
  loaded.add(src);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const load = () => document.head.append(script);
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
