import type { RouteId } from '@/lib/routes/routes';

/**
 * Who may be where, as the requirements have it: a row for each route, a column for each kind of
 * visitor. What stands in a cell is where the visitor ends up: `ok` on the page, `login` at the
 * sign-in page, `403`, or the name of a place below.
 */
export const places = {
  login: '/login',
  teacher: '/teacher/profile',
  student: '/student/profile',
  school: '/school',
  choose: '/prosv/subjects',
  name: '/student',
  logout: '/logout',
  prosv: '/prosv',
  mash: '/mash-unreachable',
  mo: '/mo-unreachable',
} as const;

export type Cell = 'ok' | '403' | keyof typeof places;

export const kinds = [
  'guest',
  'parent',
  'newTeacher',
  'teacher',
  'newStudent',
  'student',
  'linkStudent',
  'schoolAdmin',
  'mash',
  'mosOblast',
  'mediateka',
  'multibook',
  'tsok',
  'tester',
  'approver',
] as const;
export type Kind = (typeof kinds)[number];

type Row = { routes: readonly RouteId[]; cells: string };

/** In the order of `kinds`; mesh is available. */
const rows: readonly Row[] = [
  //  guest parent newT   teacher newS  student link  admin  mash    mosObl  mediat multib tsok    tester  approver
  {
    routes: ['home', 'teacher', 'login'],
    cells:
      'ok    ok     ok     teacher ok    student ok    school student teacher ok     ok     teacher teacher teacher',
  },
  {
    routes: ['prosv', 'prosvAuth'],
    cells:
      'ok    ok    teacher teacher student student student school student teacher teacher teacher teacher teacher teacher',
  },
  {
    // Who is signed in goes on from there.
    routes: ['diary'],
    cells:
      'prosv prosv ok     ok      ok    ok      ok    ok     ok      ok      ok     ok     ok      ok      ok',
  },
  {
    routes: ['registration'],
    cells:
      'login login  login  login   login login   login login  login   login   login  login  login   login   login',
  },
  {
    routes: ['teachingSelection'],
    cells:
      'login login  ok     ok      403   403     403   403    403     ok      ok     ok     ok      ok      ok',
  },
  {
    routes: [
      ...(['newHomework', 'teacherProfile', 'teacherJournal', 'teacherCertificate'] as const),
      ...(['teacherInstructions', 'diaryTeacherBind'] as const),
      ...(['teacherAttempt', 'teacherHomework', 'teacherTask'] as const),
      ...(['teacherClasses', 'teacherClass'] as const),
    ],
    cells:
      'login login  choose ok      403   403     403   403    403     ok      ok     ok     ok      ok      ok',
  },
  {
    routes: [
      'studentProfile',
      'studentInstructions',
      'lesson',
      'attempt',
      'attemptStep',
      'attemptResult',
    ],
    cells:
      'login login  403    403     name  ok      ok    403    ok      403     403    403    403     403     403',
  },
  {
    routes: ['student'],
    cells:
      'login login  403    teacher ok    student ok    school student teacher 403    403    teacher teacher teacher',
  },
  {
    routes: ['studentStart', 'classInvitation'],
    cells:
      'ok    ok     ok     ok      name  ok      ok    ok     ok      ok      ok     ok     ok      ok      ok',
  },
  {
    routes: [
      ...(['school', 'schoolInstructions', 'schoolClasses', 'schoolClass'] as const),
      ...(['schoolCodeCards', 'schoolStudents', 'schoolTeachers', 'schoolImport'] as const),
      'schoolResults',
    ],
    cells:
      'login login  403    403     403   403     403   ok     403     403     403    403    403     403     403',
  },
  {
    routes: [
      ...(['profile', 'payment', 'stepPreview', 'expertHomework', 'studentHomework'] as const),
      ...(['userHomework', 'activateSchoolStudent', 'authTestLogin', 'diaryStudentBind'] as const),
    ],
    cells:
      'login login  ok     ok      ok    ok      ok    ok     ok      ok      ok     ok     ok      ok      ok',
  },
  {
    routes: ['meshCameBack'],
    cells:
      'ok    ok     logout logout  logout logout logout logout logout logout logout logout logout logout  logout',
  },
  {
    routes: [
      ...(['logout', 'teacherTerms', 'application', 'userAgreement', 'share', 'kit'] as const),
      ...(['subject', 'forbidden', 'notFound', 'networkError'] as const),
      ...(['unknownServerError', 'unknownError', 'serviceUnavailable', 'roleInvalid'] as const),
      ...(['billingError', 'mashUnreachable', 'moUnreachable', 'linkError'] as const),
      ...([
        'taskIsUnavailable',
        'tooManyRequests',
        'activationError',
        'confirm',
        'certificate',
        'enterCode',
      ] as const),
    ],
    cells:
      'ok    ok     ok     ok      ok    ok      ok    ok     ok      ok      ok     ok     ok      ok      ok',
  },
];

/** Whether a route is the first of its row, and stands for it. */
export const isFirstOfRow = (id: RouteId) => rows.some(({ routes: [first] }) => first === id);

/** What awaits a kind of visitor on a route; undefined for a route that the table forgets. */
export function expected(id: RouteId, kind: Kind): Cell | undefined {
  const row = rows.find(({ routes }) => routes.includes(id));
  return row?.cells.split(/\s+/)[kinds.indexOf(kind)] as Cell | undefined;
}

/** The same while the Moscow platforms are cut off: only their own people notice. [AUTH-19] */
export function expectedWithoutMesh(id: RouteId, kind: Kind): Cell | undefined {
  const exempt: readonly RouteId[] = [
    ...(['home', 'teacher', 'login', 'prosv', 'prosvAuth', 'registration', 'profile'] as const),
    ...(['activateSchoolStudent', 'authTestLogin', 'stepPreview', 'meshCameBack'] as const),
  ];
  const usual = expected(id, kind);
  const isOpen = rows.at(-1)?.routes.includes(id) || exempt.includes(id);
  if (isOpen) return usual;
  if (kind === 'mash') return 'mash';
  return kind === 'mosOblast' ? 'mo' : usual;
}
