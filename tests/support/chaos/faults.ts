import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { OwnStack } from '@/tests/support/stack/own-stack';
import type { FaultKind } from './plan';

/** Ends what a fault has broken. */
type Mend = () => Promise<void>;

const ANSWERED = /\/api\/v1\/(?:attempts|file)\//;

/** Breaks something, in the middle of whatever it does. */
const strikes: Record<FaultKind, (stack: OwnStack, page: Page) => Promise<Mend>> = {
  async network(_, page) {
    const context = page.context();
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
  async reply(_, page) {
    await page.route(ANSWERED, async (route) => {
      await route.fetch().catch(() => undefined);
      await route.abort().catch(() => undefined);
    });
    return () => page.unroute(ANSWERED);
  },
  async tab(_, page) {
    const session = await page.context().newCDPSession(page);
    const gone = page.waitForEvent('crash');
    // It is not answered: the process that would do so is gone.
    session.send('Page.crash').catch(() => undefined);
    await gone;
    return () => Promise.resolve();
  },
  async web(stack) {
    await stack.killWeb();
    return () => stack.startWeb();
  },
  async platform(stack) {
    await stack.killPlatform();
    return () => stack.startPlatform();
  },
  async database(stack) {
    await stack.killDatabase();
    return () => stack.startDatabase();
  },
};

/** Breaks something, and mends it after a while; resolves when that is done. */
export async function strike(
  kind: FaultKind,
  lastsMs: number,
  stack: OwnStack,
  page: Page,
): Promise<void> {
  const mend = await strikes[kind](stack, page);
  await sleep(lastsMs);
  await mend();
}
