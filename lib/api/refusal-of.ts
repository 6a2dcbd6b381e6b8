import type { Failure } from '@/lib/contract/call/result';
import { isErrorCode } from '@/lib/format/error-text';

/** A refusal whose body is not ours comes from something that stands before our server. */
export function refusalOf(status: number, content: unknown): Failure {
  const { code, requestId, field } = { ...(content as Record<string, unknown> | null) };
  return {
    code: isErrorCode(code) ? code : 'unavailable',
    status,
    requestId: typeof requestId === 'string' ? requestId : '',
    ...(typeof field === 'string' && { field }),
  };
}
