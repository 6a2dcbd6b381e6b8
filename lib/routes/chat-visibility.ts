import { isChatWanted } from './chat-place';
import { matchRoute } from './match';

/** Whether the live chat may be seen on a path, in a window of this width in px. [SEO-07] */
export function isChatVisible(path: string, width: number): boolean {
  return isChatWanted(matchRoute(path)?.route.chat, width);
}
