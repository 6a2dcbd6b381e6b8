const statuses = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  user_not_found: 404,
  lesson_not_found: 404,
  work_not_found: 404,
  student_not_found: 404,
  token_unknown: 404,
  set_by_hand: 409,
  token_expired: 410,
  payload_too_large: 413,
  invalid: 422,
  state_mismatch: 422,
  quota_exceeded: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type DiaryErrorCode = keyof typeof statuses;

/** The one way in which the diary's API refuses. */
export class DiaryError extends Error {
  constructor(
    readonly code: DiaryErrorCode,
    message: string = code,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'DiaryError';
  }

  get status() {
    return statuses[this.code];
  }
}
