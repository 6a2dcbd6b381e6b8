/** What the audit log knows; a change of another kind is a row more here. [TRUST-10] */
export const auditActions = [
  'role.change',
  'name.change',
  'mark.change',
  'answer.review',
  'answer.accept',
  'attempt.return',
  'homework.regrade',
  'policy.change',
  'student.remove',
  'student.remove_empty',
  'student.merge',
  'student.take_out',
  'student.move',
  'teacher.take_out',
  'class.create',
  'class.change',
  'code.make',
  'code.revoke',
  'school.import',
  'feature.change',
  'delivery.retry',
  'code.free',
  'sessions.end',
  'account.disable',
  'account.enable',
  'person.export',
  'person.erase',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** States in codes, numbers and names of fields: never a name or a text of a person. */
export type AuditCodes = Record<string, string | number | boolean | null | readonly string[]>;
