import {
  NOTIFICATION_PATH,
  SIGNATURE_HEADER,
  type Notification,
} from '@/lib/contract/payment/notification';
import type { PlatformEnv } from '@/platform/kernel/env';
import { nowInSeconds, signMessage } from '@/platform/kernel/signature';

const TIMEOUT_MS = 10_000;

/** Sends a notification once; the status that was answered, null for none. */
export type Send = (content: Notification) => Promise<number | null>;

type Settings = Pick<PlatformEnv, 'MAIN_API_ENDPOINTS' | 'PAYMENT_NOTIFICATION_SECRET'>;

/**
 * Sends to the first address of the main API that can answer: after none and after a failure of the server
 * the next one is asked. Signed anew each time. [PAY-06] [NET-02]
 */
export function createSend(env: Settings): Send {
  return async (content) => {
    const body = JSON.stringify(content);
    let status: number | null = null;
    for (const address of env.MAIN_API_ENDPOINTS) {
      status = await post(address + NOTIFICATION_PATH, body, env.PAYMENT_NOTIFICATION_SECRET);
      if (status !== null && status < 500) return status;
    }
    return status;
  };
}

async function post(url: string, body: string, secret: string): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [SIGNATURE_HEADER]: signMessage(secret, body, nowInSeconds()),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
