import { serverConfig } from '@/lib/config/server';
import type { AskContent, Result } from '@/lib/contract/call/result';
import { userFeatures } from '@/lib/contract/user/user-features';
import type { SessionEntry } from '@/lib/session/session';
import { askContent } from '@/lib/upstream/public-content';
import { callAs, PageError } from './main-api';

/**
 * Public content that a page shows. Of a public page, middleware has had it before and would have
 * answered 503 without it.
 *
 * @throws PageError when it cannot be had
 */
export async function publicContent<Value>(loading: Promise<Result<Value>>): Promise<Value> {
  const result = await loading;
  if (result.ok) return result.value;
  throw new PageError(result.error);
}

/**
 * Reads content for a person: whoever sees workbooks that are not released asks in their own name, the
 * others share what everybody sees. What the person sees is decided by the main API. [FEAT-02]
 */
export function askContentFor(entry: SessionEntry): AskContent {
  const { userId, jwtData } = entry;
  const isListed = serverConfig().SELECTED_CONTENT_USER_IDS.includes(userId);
  if (!isListed && !jwtData.features.includes(userFeatures.ourContent)) return askContent;
  return (name, input) => callAs(entry, name, input);
}
