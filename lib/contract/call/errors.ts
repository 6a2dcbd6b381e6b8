import { z } from 'zod';

/**
 * Every way in which a call can be refused, with the status it answers and whether an operator is to
 * be told. Services throw these codes; nothing else maps a failure to a status.
 */
export const errorTable = {
  invalid_request: { status: 400, alert: false },
  state_invalid: { status: 400, alert: false },
  unauthorized: { status: 401, alert: false },
  token_invalid: { status: 401, alert: false },
  forbidden: { status: 403, alert: false },
  /** A service is called by somebody other than web, or web has another secret than it. [TRUST-11] */
  caller_unknown: { status: 403, alert: true },
  cross_site: { status: 403, alert: false },
  parent_not_allowed: { status: 403, alert: false },
  not_found: { status: 404, alert: false },
  homework_not_found: { status: 404, alert: false },
  attempt_not_found: { status: 404, alert: false },
  activation_code_not_found: { status: 404, alert: false },
  /** The school has taken the code back. [HW-11] */
  activation_code_revoked: { status: 409, alert: false },
  /** Only a code that nobody has used can be revoked. */
  activation_code_used: { status: 409, alert: false },
  /** Nobody has said which school the administrator is of. [HW-11] */
  school_not_found: { status: 404, alert: false },
  class_not_found: { status: 404, alert: false },
  /** Another class of the school is called the same. */
  class_exists: { status: 409, alert: false },
  /** Nobody is put into a class of the archive. */
  class_archived: { status: 409, alert: false },
  /** As many classes, or codes that nobody has used, as a school may have. [TRUST-08] */
  school_full: { status: 409, alert: false },
  /** The list would do something else by now than what was shown. [HW-11] */
  school_changed: { status: 409, alert: false },
  /** No such person in the administrator's school, or not any more. */
  student_left_school: { status: 404, alert: false },
  teacher_left_school: { status: 404, alert: false },
  /** Nobody's number of a certificate. [HW-10] */
  certificate_not_found: { status: 404, alert: false },
  task_not_in_homework: { status: 404, alert: false },
  gift_not_found: { status: 404, alert: false },
  promocode_not_found: { status: 404, alert: false },
  method_not_allowed: { status: 405, alert: false },
  homework_closed: { status: 409, alert: false },
  homework_withdrawn: { status: 409, alert: false },
  attempt_finished: { status: 409, alert: false },
  attempt_not_finished: { status: 409, alert: false },
  /** The teacher has returned other tasks of this attempt, not this one. [REV-03] */
  task_not_returned: { status: 409, alert: false },
  hint_not_found: { status: 404, alert: false },
  /** Somebody has changed meanwhile what is to be changed. [REV-03] */
  review_changed: { status: 409, alert: false },
  attempts_exhausted: { status: 409, alert: false },
  /** As many students without an account as may have begun the homework. [TRUST-02] */
  names_exhausted: { status: 409, alert: false },
  /** As many names as one browser may begin the homework under. [TRUST-01] */
  browser_names_exhausted: { status: 409, alert: false },
  /** The teacher wants accounts at this homework. [TRUST-02] */
  account_required: { status: 409, alert: false },
  /** The teacher has taken this name out of the journal. [TRUST-02] */
  name_removed: { status: 409, alert: false },
  /** The teacher has moved the work under this name to another student. [TRUST-02] */
  name_merged: { status: 409, alert: false },
  /** No such student in this class of the teacher's journal, or not any more. */
  student_not_found: { status: 404, alert: false },
  /** Only rows without an account can be removed or moved. [TRUST-02] */
  student_has_account: { status: 409, alert: false },
  /** Nobody's list, or that of another teacher. [HW-06] */
  class_list_not_found: { status: 404, alert: false },
  /** The teacher has a list of this class that is not archived. [HW-07] */
  class_list_exists: { status: 409, alert: false },
  class_list_archived: { status: 409, alert: false },
  /** Somebody is in the list that is to be removed. */
  class_list_not_empty: { status: 409, alert: false },
  /** As many lists as a teacher may have. */
  class_lists_exhausted: { status: 409, alert: false },
  /** As many students as a list may have. */
  class_list_full: { status: 409, alert: false },
  /** Somebody of the list is called that. */
  student_listed: { status: 409, alert: false },
  /** The student has an account, or works for another teacher too: the name is not this teacher's to change. */
  name_not_changeable: { status: 409, alert: false },
  /** Nobody's code of a class. */
  join_code_not_found: { status: 404, alert: false },
  /** The student is in another class of this teacher. */
  class_taken: { status: 409, alert: false },
  /** Nobody's code to continue. [TRUST-03] */
  continue_code_not_found: { status: 404, alert: false },
  /** A school or the sign-on has said who the student is. [TRUST-04] */
  name_vouched: { status: 409, alert: false },
  /** Nobody has finished work of the teacher, or their name is not known. [HW-10] */
  certificate_unfounded: { status: 409, alert: false },
  promocode_expired: { status: 409, alert: false },
  promocode_used_up: { status: 409, alert: false },
  cart_empty: { status: 409, alert: false },
  promotion_over: { status: 409, alert: false },
  /** Single tasks of a step cannot be picked now. [FEAT-01] */
  content_items_off: { status: 409, alert: false },
  /** Nobody can sign in through this provider now. [FEAT-01] */
  provider_unavailable: { status: 409, alert: false },
  /** What a diary gave us to bind with is used or too old. [DIARY-03] */
  diary_token_expired: { status: 409, alert: false },
  /** Of a teacher here and a student there, or the other way round. */
  diary_role_mismatch: { status: 409, alert: false },
  /** This account is bound to another person of the diary. */
  diary_bound_to_another: { status: 409, alert: false },
  /** Another account is bound to this person of the diary. */
  diary_person_bound: { status: 409, alert: false },
  /** The user is not bound to the diary, or the diary knows of no binding. */
  diary_not_bound: { status: 409, alert: false },
  /** The storage does not have the file that a browser says it has sent. [FILE-05] */
  upload_missing: { status: 409, alert: false },
  conflict: { status: 409, alert: false },
  payload_too_large: { status: 413, alert: false },
  unsupported_media_type: { status: 415, alert: false },
  answer_mismatch: { status: 422, alert: false },
  rate_limited: { status: 429, alert: false },
  internal: { status: 500, alert: true },
  not_implemented: { status: 501, alert: false },
  upstream_invalid: { status: 502, alert: true },
  /** A service behind this one is unavailable in the middle of a call, which has had its effect already. */
  upstream_unavailable: { status: 502, alert: true },
  unavailable: { status: 503, alert: true },
} as const satisfies Record<string, { status: number; alert: boolean }>;

export type ErrorCode = keyof typeof errorTable;

/** The code for a status that came without a known one (from a service that is not ours). */
export function codeOfStatus(status: number): ErrorCode {
  const known: Record<number, ErrorCode> = {
    400: 'invalid_request',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not_found',
    405: 'method_not_allowed',
    409: 'conflict',
    413: 'payload_too_large',
    415: 'unsupported_media_type',
    422: 'answer_mismatch',
    429: 'rate_limited',
    501: 'not_implemented',
    503: 'unavailable',
  };
  return known[status] ?? (status >= 500 ? 'internal' : 'invalid_request');
}

/** The body of every refusal. `field` is the path of the value that was wrong, when one was. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  field: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
