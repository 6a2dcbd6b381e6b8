import type { Result } from '@/lib/contract/call/result';
import { PageError } from './main-api';

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
