/**
 * The calls that web answers itself. Plain data, as `browserPaths`: the schemas stay out of the
 * browser's bundle. Its forms for pages without scripts are answered by redirects and have no row.
 */
export const webPaths = {
  getSession: { method: 'GET', path: '/api/session', fields: ['user', 'entries'] },
  beginHomework: {
    method: 'POST',
    path: '/api/session/student',
    fields: ['attemptCode', 'currentStep'],
  },
  /** A student without an account goes on by a code. [TRUST-03] */
  continueWork: { method: 'POST', path: '/api/session/continue', fields: ['done'] },
  /** Their code, a new one when this browser does not know it. */
  showContinueCode: { method: 'POST', path: '/api/session/code', fields: ['code'] },
  changeFeature: {
    method: 'PUT',
    path: '/api/cms/feature',
    fields: ['name', 'version', 'enable', 'details', 'changedAt', 'changedBy'],
  },
  retryDeliveries: { method: 'POST', path: '/api/cms/deliveries/retry', fields: ['retried'] },
  /** With what the cookies hold; where to go on comes back. [DIARY-03] */
  bindFromDiary: { method: 'POST', path: '/api/v1/dnevnikru/bind', fields: ['to'] },
  eraseAccount: { method: 'POST', path: '/api/session/erase', fields: ['done'] },
  endSessions: { method: 'POST', path: '/api/session/end', fields: ['done'] },
  /** The account that is signed in is not to be bound to the diary. */
  forgetBind: { method: 'DELETE', path: '/api/v1/dnevnikru/bind', fields: ['done'] },
  forgetLesson: { method: 'DELETE', path: '/api/session/lesson', fields: ['done'] },
} as const satisfies Record<string, WebPath>;

type WebPath = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  /** A reply without one of these is not ours. */
  fields: readonly string[];
};

export type WebEndpointName = keyof typeof webPaths;
