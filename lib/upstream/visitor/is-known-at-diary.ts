import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BindParams } from '@/lib/contract/diary/diary';
import { callMainApi } from '@/lib/upstream/call-main-api';

/** How long somebody waits in front of an empty window, in milliseconds. */
const PATIENCE_MS = 2_000;

type Caller = { token: string; userId: string };

/**
 * Whether somebody who is bound to a diary comes from there as the person to whom they are bound: then
 * there is nothing to ask them. False also for what is not known in time. [AUTH-07] [DIARY-03]
 */
export async function isKnownAtDiary(caller: Caller, params: BindParams): Promise<boolean> {
  const stop = new AbortController();
  const late = sleep(PATIENCE_MS, false, { signal: stop.signal }).catch(() => false);
  const isKnown = await Promise.race([isBoundAs(caller, params), late]);
  stop.abort();
  return isKnown;
}

async function isBoundAs({ token, userId }: Caller, params: BindParams) {
  const context = { token, userKey: userId, requestId: randomUUID() };
  const listed = await callMainApi('listBindings', {}, context);
  if (!listed.ok || !listed.value.bindings.some((one) => one.provider === params.provider))
    return false;
  // Binding once more changes nothing, and is refused for another person.
  return (await callMainApi('bindDiary', { body: params }, context)).ok;
}
