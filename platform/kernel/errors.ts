import { errorTable, type ErrorBody, type ErrorCode } from '@/lib/contract/call/errors';

/**
 * The one way in which a service refuses: a code of the contract's table. The message is for
 * programmers and logs; people see the sentence that web keeps for the code.
 */
export class ServiceError extends Error {
  readonly field: string | undefined;
  /** When to try again, for `rate_limited`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: {
      message?: string;
      field?: string;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'ServiceError';
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/**
 * The PostgreSQL and socket failures that mean that the database is unavailable, not that the
 * program is wrong.
 */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08006',
  '08001',
  '53300', // too_many_connections
]);

function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as Error & { code?: string };
    if (code !== undefined && UNAVAILABLE.has(code)) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(current.message))
      return true;
  }
  return false;
}

/** Maps whatever was thrown to the coded error of the reply. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  return new ServiceError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal', {
    cause: error,
  });
}

/** The answer to a refusal. The message of an unexpected failure stays in the log. */
export function toErrorBody(
  error: ServiceError,
  requestId: string,
): { status: number; body: ErrorBody } {
  const { status } = errorTable[error.code];
  return {
    status,
    body: {
      code: error.code,
      message: status >= 500 ? error.code : error.message,
      requestId,
      ...(error.field === undefined ? {} : { field: error.field }),
    },
  };
}
