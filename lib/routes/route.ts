/** Decides about a visitor before a page is shown; tried in the order in which a row lists them. */
export type GuardName =
  | 'guestOnly'
  | 'notSignedInFully'
  | 'notRegistered'
  | 'toLogin'
  | 'signedIn'
  | 'availability'
  | 'teacher'
  | 'student'
  | 'schoolAdmin'
  | 'loginRedirect'
  | 'teaching'
  | 'named'
  | 'teacherFirst'
  | 'meshCameBack'
  | 'fromDiary';

/** The schema.org types of page that we have. */
export type SchemaType = 'WebPage' | 'CollectionPage' | 'ContactPage';

/** One row of the route table: what the whole product knows of a path. */
export type Route = {
  /** With `{name}` for a part that varies. */
  path: string;
  /** Who may come. `guards` carry it out; this is what people, robots and tests read. */
  access:
    'public' | 'guest' | 'signed-in' | 'teacher' | 'student' | 'school-admin' | 'editor' | 'ops';
  guards: readonly GuardName[];
  /** Whether search engines may list it, on the one host where they may at all. [SEO-02] */
  indexable: boolean;
  /** The schema.org type of the page. */
  schemaType: SchemaType;
  /** The live chat: shown, hidden, or shown on phones too. [SEO-07] */
  chat: 'shown' | 'hidden' | 'mobile';
  /** Whether links to it are fetched in advance; never what changes meanwhile, like a journal. [CONF-02] */
  preload: boolean;
  /** The HTTP status with which the page answers. */
  status: number;
  /** Whether visitors without a session get it as a document: HTML that was made ahead. [DOC-01] */
  document: boolean;
  /**
   * `coming`: the path has its place and its rules, the page does not exist yet and answers 404.
   * `demo`: the page is for those who build the product; in production it answers 404.
   * `test`: there while test sign-in is switched on in the configuration. [ROUTE-25]
   */
  state: 'ready' | 'coming' | 'demo' | 'test';
};

const defaults: Omit<Route, 'path'> = {
  access: 'public',
  guards: [],
  indexable: false,
  schemaType: 'WebPage',
  chat: 'shown',
  preload: false,
  status: 200,
  document: false,
  state: 'ready',
};

type Rest = Partial<Omit<Route, 'path'>>;
type Row<Path extends string> = Route & { path: Path };

/** Fills a row with what most rows share. */
export function route<Path extends string>(path: Path, rest: Rest = {}): Row<Path> {
  return { ...defaults, ...rest, path };
}

/** A page for signed-in people. */
export function signedIn<Path extends string>(path: Path, rest: Rest = {}): Row<Path> {
  return route(path, { access: 'signed-in', guards: ['signedIn', 'availability'], ...rest });
}

/** A page for teachers. */
export function forTeacher<Path extends string>(path: Path, rest: Rest = {}): Row<Path> {
  const guards = ['signedIn', 'availability', 'teacher', 'loginRedirect', 'teaching'] as const;
  return route(path, { access: 'teacher', guards, ...rest });
}

/** A page for students. */
export function forStudent<Path extends string>(path: Path, rest: Rest = {}): Row<Path> {
  const guards = ['signedIn', 'availability', 'student', 'named'] as const;
  return route(path, { access: 'student', guards, ...rest });
}

/** A page for who leads a school. */
export function forSchoolAdmin<Path extends string>(path: Path, rest: Rest = {}): Row<Path> {
  const guards = ['signedIn', 'availability', 'schoolAdmin'] as const;
  return route(path, { access: 'school-admin', guards, ...rest });
}

/** A page that tells of a failure, with a status of its own. */
export function statusPage<Path extends string>(
  path: Path,
  status: number,
  rest: Rest = {},
): Row<Path> {
  return route(path, { status, chat: 'hidden', document: true, ...rest });
}
