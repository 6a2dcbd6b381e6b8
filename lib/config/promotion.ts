import { isWithin, windowOf } from '@/lib/contract/environment/window';
import type { ServerConfig } from './server-schema';

/** What a promotion of any kind says while it is going on; null at other times. [FEAT-02] */
export function promotionAt(
  config: ServerConfig,
  now = Date.now(),
): { text: string; href: string | undefined } | null {
  const { PROMOTION_START, PROMOTION_END, PROMOTION_TEXT: text, PROMOTION_URL: href } = config;
  const isOpen = isWithin(windowOf(PROMOTION_START, PROMOTION_END), now);
  return isOpen && text !== undefined ? { text, href } : null;
}

/** The end of the Ozon promotion while it is going on; null at other times. [FEAT-02] */
export function ozonEndAt(config: ServerConfig, now = Date.now()): string | null {
  const window = windowOf(config.OZON_PROMOTION_START, config.OZON_PROMOTION_END);
  return window !== null && isWithin(window, now) ? window.end : null;
}
