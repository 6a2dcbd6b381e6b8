import { isChatWanted } from './chat-place';
import { matchRoute, matchUrl } from './match';
import type { Route } from './route';

/** Whether the live chat may be seen on a path, in a window of this width in px. [SEO-07] */
export function isChatVisible(path: string, width: number): boolean {
  return isChatWanted(matchRoute(path)?.route.chat, width);
}

/** What the route of an address, with or without a query, says of the live chat. */
export const chatOfUrl = (url: string): Route['chat'] => matchUrl(url)?.route.chat ?? 'hidden';
