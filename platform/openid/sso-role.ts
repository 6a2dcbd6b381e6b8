/** What a person is on the SSO; the main API derives its own roles from it. */
export type SsoRole =
  'teacher' | 'student' | 'school_admin' | 'parent' | 'editor' | 'ops' | 'approver';
