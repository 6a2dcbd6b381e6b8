import { loadScript } from './load-script';

/** Takes calls until the script of the counter is there, by the protocol of that script. */
type Counter = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number };
type CounterWindow = Window & { ym?: Counter };

function call(...given: unknown[]): void {
  const place = window as CounterWindow;
  place.ym ??= Object.assign((...later: unknown[]) => place.ym?.a?.push(later), {
    a: [] as unknown[][],
    l: Date.now(),
  });
  place.ym(...given);
}

/** Starts the counter of visits, which records neither what is typed nor how the pointer moves. */
export function startMetrics(id: string): void {
  // Views are told by us: addresses have the codes of homework in them.
  call(Number(id), 'init', { defer: true, webvisor: false, clickmap: false, trackLinks: false });
  loadScript('https://mc.yandex.ru/metrika/tag.js');
}

/** @param path with its parts that vary by their names: `/student/{taskHash}` */
export function countView(id: string, path: string): void {
  call(Number(id), 'hit', location.origin + path, { referer: '' });
}

export function countGoal(id: string, goal: string): void {
  call(Number(id), 'reachGoal', goal);
}
