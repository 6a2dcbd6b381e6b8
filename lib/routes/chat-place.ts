import type { Route } from './route';

/** Below this width in px the chat is in the way, unless a route wants it all the same. [UI-04] */
const SMALL = 752;

/** Whether a route wants the live chat seen in a window of this width in px. [SEO-07] */
export function isChatWanted(chat: string | undefined, width: number): boolean {
  const wanted = chat as Route['chat'] | undefined;
  return wanted === 'mobile' || (wanted === 'shown' && width >= SMALL);
}
