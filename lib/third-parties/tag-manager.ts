import { loadScript } from './load-script';

/** The queue that the tag manager reads, by the name that it gives it. */
type TagWindow = Window & { dataLayer?: object[] };

const queue = () => ((window as TagWindow).dataLayer ??= []);

/** Starts a container of the tag manager. */
export function startTagManager(id: string): void {
  queue().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

/** Tells the containers of an event. */
export function tellTagManager(event: string): void {
  queue().push({ event });
}
