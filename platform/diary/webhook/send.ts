import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformEnv } from '@/platform/kernel/env';
import { nowInSeconds } from '@/platform/kernel/signature';
import type { Control } from '@/platform/partners/school/control';

const TIMEOUT_MS = 10_000;
const PATH = '/api/v1/dnevnikru/webhook';
const MAX_ATTEMPTS = 10;
const FIRST_MS = 1_000;

/**
 * When a webhook is tried again.
 *
 * @param attempts how many have failed
 * @returns milliseconds; null when it is given up
 */
export const waitAfter = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS ? null : FIRST_MS * 2 ** (attempts - 1);

/** Of the moment and the body, so that neither can be replaced. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Sends a webhook once; the status that was answered, null for none. */
export type Send = (content: { id: string; type: string }) => Promise<number | null>;

/** Sends late by chance, so that later ones overtake it, and twice, as the control says. */
export function misbehaving(control: Pick<Control, 'settings' | 'happens'>, send: Send): Send {
  return async (content) => {
    await sleep(Math.random() * control.settings().shuffleMs);
    if (control.happens('doubling')) await send(content);
    return send(content);
  };
}

type Settings = Pick<
  PlatformEnv,
  'DIARY_WEBHOOK_URL' | 'DIARY_WEBHOOK_SECRET' | 'MAIN_API_ENDPOINTS'
>;

/** Signs anew each time, because a signature ages. */
export function createSend(env: Settings): Send {
  const url = env.DIARY_WEBHOOK_URL ?? `${env.MAIN_API_ENDPOINTS[0]}${PATH}`;
  return async (content) => {
    const body = JSON.stringify(content);
    const timestamp = String(nowInSeconds());
    const headers = {
      'Content-Type': 'application/json',
      'X-Diary-Timestamp': timestamp,
      'X-Diary-Signature': signatureOf(env.DIARY_WEBHOOK_SECRET, timestamp, body),
    };
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  };
}
