import {
  forSchoolAdmin,
  forStudent,
  forTeacher,
  route,
  signedIn,
  statusPage,
  type Route,
} from './route';

const coming = { state: 'coming' } as const;
const landing = { indexable: true, chat: 'mobile', document: true } as const;
const working = { chat: 'hidden' } as const;

/**
 * Every path of the product. Middleware, metadata, links and tests read this table; a new page is
 * a new row and a file in `app/`. Order matters only between rows that match the same path: the
 * first wins.
 */
export const routes = {
  home: route('/', {
    ...landing,
    guards: ['notRegistered'],
    schemaType: 'CollectionPage',
    preload: true,
  }), // ROUTE-01
  login: route('/login', { access: 'guest', guards: ['notSignedInFully'], document: true }), // ROUTE-02
  prosv: route('/prosv', { access: 'guest', guards: ['guestOnly'] }), // ROUTE-03
  prosvAuth: route('/prosv/auth', { access: 'guest', guards: ['guestOnly'] }),
  registration: route('/registration', { guards: ['toLogin'] }), // ROUTE-04
  // ROUTE-05
  teachingSelection: forTeacher('/prosv/subjects', {
    guards: ['signedIn', 'availability', 'teacher'],
  }),
  logout: route('/logout'), // ROUTE-06
  confirm: route('/confirm', working), // HTTP-03
  // ROUTE-07; their guard is `decideCms`, for they have a session of their own
  cms: route('/cms', { access: 'editor', ...working }),
  cmsWorkbook: route('/cms/workbooks/{workbookId}', { access: 'editor', ...working }),
  cmsFeatures: route('/cms/features', { access: 'ops', ...working }), // FEAT-01
  cmsDeliveries: route('/cms/deliveries', { access: 'ops', ...working }), // DIARY-06
  cmsLogin: route('/cms/login', { access: 'guest', ...working }),
  cmsSignIn: route('/cms/sign-in', { access: 'guest', ...working }),
  cmsAuth: route('/cms/auth', { access: 'guest', ...working }),
  cmsLogout: route('/cms/logout', working),

  // ROUTE-08
  forbidden: statusPage('/403', 403),
  notFound: statusPage('/404', 404),
  networkError: statusPage('/network-error', 500),
  unknownServerError: statusPage('/unknown-server-error', 500),
  unknownError: statusPage('/unknown-error', 500),
  serviceUnavailable: statusPage('/503', 503),
  tooManyRequests: statusPage('/too-many-requests', 429),
  roleInvalid: statusPage('/role-invalid', 403),
  billingError: statusPage('/billing-error', 503),
  mashUnreachable: statusPage('/mash-unreachable', 403),
  moUnreachable: statusPage('/mo-unreachable', 403),
  meshCameBack: statusPage('/mesh-came-back', 200, { guards: ['meshCameBack'] }),
  linkError: statusPage('/link-error', 404),
  taskIsUnavailable: statusPage('/task-is-unavailable', 404),
  activationError: statusPage('/activation-error', 404), // ROUTE-17

  // ROUTE-09
  diary: route('/dnevnikru', { guards: ['availability', 'fromDiary'], ...working }),
  diaryTeacherBind: forTeacher('/dnevnikru/teacher/bind', working),
  diaryStudentBind: signedIn('/dnevnikru/student/bind', working),

  newHomework: forTeacher('/homework/new', working), // ROUTE-10
  // ROUTE-11
  lesson: forStudent('/lesson/homework', working),
  attempt: forStudent('/lesson/homework/{attemptCode}', working),
  attemptResult: forStudent('/lesson/homework/{attemptCode}/result', working),
  attemptStep: forStudent('/lesson/homework/{attemptCode}/{stepNumber}', working),
  // ROUTE-12
  stepPreview: signedIn('/homework/workbook/{workbookId}/step/{stepUuid}/preview', {
    guards: ['signedIn', 'teacherFirst'],
    ...working,
  }),
  // ROUTE-13
  expertHomework: signedIn('/create-homework-expert', coming),
  studentHomework: signedIn('/student/create-homework', coming),
  userHomework: signedIn('/educont', coming),

  // ROUTE-14
  student: signedIn('/student', {
    guards: ['signedIn', 'availability', 'notRegistered', 'student'],
  }),
  studentProfile: forStudent('/student/profile'), // ROUTE-16
  studentInstructions: forStudent('/student/instructions'), // HW-10
  studentStart: route('/student/{taskHash}', { guards: ['availability', 'named'], ...working }), // ROUTE-15
  classInvitation: route('/class/{joinCode}', { guards: ['availability', 'named'], ...working }), // HW-06
  // ROUTE-17
  activateSchoolStudent: signedIn('/activate-school-student-account', { guards: ['signedIn'] }),
  teacher: route('/teacher', { ...landing, guards: ['notRegistered'] }), // ROUTE-18
  // ROUTE-19
  teacherProfile: forTeacher('/teacher/profile'),
  teacherJournal: forTeacher('/teacher/journal'),
  teacherAttempt: forTeacher('/teacher/journal/attempt/{attemptCode}', working), // REV-01
  teacherHomework: forTeacher('/teacher/journal/homework/{taskHash}', working), // REV-02
  teacherTask: forTeacher('/teacher/journal/homework/{taskHash}/{stepNumber}/{taskId}', working),
  // HW-06
  teacherClasses: forTeacher('/teacher/classes'),
  teacherClass: forTeacher('/teacher/classes/{listId}', working),
  teacherCertificate: forTeacher('/teacher/certificate'),
  teacherInstructions: forTeacher('/teacher/instructions'),
  certificate: route('/certificate/{number}'), // HW-10
  teacherTerms: route('/teacher/terms-of-use', { indexable: true, document: true }), // ROUTE-20
  application: route('/application', { ...landing, schemaType: 'ContactPage' }), // ROUTE-21
  // ROUTE-22
  school: forSchoolAdmin('/school'),
  schoolClasses: forSchoolAdmin('/school/classes', working), // HW-11
  schoolClass: forSchoolAdmin('/school/classes/{classId}', working),
  schoolCodeCards: forSchoolAdmin('/school/codes/print', working),
  schoolStudents: forSchoolAdmin('/school/students', working),
  schoolTeachers: forSchoolAdmin('/school/teachers', working),
  schoolImport: forSchoolAdmin('/school/import', working),
  schoolResults: forSchoolAdmin('/school/results', working),
  schoolInstructions: forSchoolAdmin('/school/instructions'), // HW-10
  enterCode: route('/code', working), // ROUTE-17
  profile: signedIn('/profile', { guards: ['signedIn'] }), // ROUTE-24
  userAgreement: route('/user-agreement', { indexable: true, document: true }),
  payment: signedIn('/profile/payment'), // PAY-01
  authTestLogin: signedIn('/auth-test-login', { guards: ['signedIn'], state: 'test' }), // ROUTE-25
  share: route('/share/{taskHash}', { ...working, ...coming }), // ROUTE-29
  kit: route('/_kit', { ...working, state: 'demo' }),
  subject: route('/{subject}_{grade}', landing), // ROUTE-23
} satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

export type CmsRouteId = Extract<RouteId, `cms${string}`>;

/** Whether a path belongs to the content management, where the session of users plays no part. */
export function isCmsRoute(id: RouteId): id is CmsRouteId {
  return id.startsWith('cms');
}
