import type { Result } from '@/lib/contract/call/result';
import { PageError } from './main-api';

/**
 * What a public page shows. Middleware has had it before and would have answered 503 without it.
 *
 * @throws PageError when it is gone all the same
 */
export async function publicContent<Value>(loading: Promise<Result<Value>>): Promise<Value> {
  const result = await loading;
  if (result.ok) return result.value;
  throw new PageError(result.error);
}
