import { matchRoute } from './match';

/** Below this width in px the chat is in the way, unless a route wants it all the same. [UI-04] */
const SMALL = 752;

/** Whether the live chat may be seen on a path, in a window of this width in px. [SEO-07] */
export function isChatVisible(path: string, width: number): boolean {
  const chat = matchRoute(path)?.route.chat ?? 'hidden';
  return chat === 'mobile' || (chat === 'shown' && width >= SMALL);
}
