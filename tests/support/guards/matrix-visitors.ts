import { roles, type Role } from '@/lib/contract/auth/roles';
import { noHints, type Hints, type Visitor, type VisitorRole } from '@/lib/session/guards/visitor';
import { kinds, type Kind } from './guard-matrix';

/** What makes a kind of visitor: a user of the main API, and what their browser says. */
export type MatrixUser = Omit<VisitorRole, 'userId'> & { hints?: Partial<Hints> };

const chosen = ['gradeAndSubjectSelectionPage'];
const person = (role: Role, rest: Partial<MatrixUser> = {}): MatrixUser => ({
  role,
  status: 'registered',
  providerType: 'prosv_id',
  features: role === roles.teacher ? chosen : [],
  ...rest,
});
const { teacher, student, schoolAdmin } = roles;

/** The user whom the stack of tests lists as one who checks steps (stack.mjs). */
export const APPROVER_ID = '00000000-0000-4000-8000-00000000a001';
/** And of SELECTED_CONTENT_USER_IDS. */
export const SELECTED_ID = '00000000-0000-4000-8000-00000000a002';

/** Null for those who have no session: guests, and parents, whom nothing lets in. */
export const matrixUsers: Record<Kind, MatrixUser | null> = {
  guest: null,
  parent: null,
  newTeacher: person(teacher, { status: 'new', features: [] }),
  teacher: person(teacher),
  newStudent: person(student, { status: 'new' }),
  student: person(student),
  linkStudent: person(student, { status: 'new', providerType: 'link' }),
  schoolAdmin: person(schoolAdmin),
  mash: person(student, { hints: { mashRole: 'student' } }),
  mosOblast: person(teacher, { providerType: 'mos_oblast', features: [] }),
  mediateka: person(teacher, { status: 'new', providerType: 'mediateka', features: [] }),
  multibook: person(teacher, { status: 'new', features: [], hints: { isMultibook: true } }),
  tsok: person(teacher, { providerType: 'tsok' }),
  tester: person(teacher, { hints: { isTester: true } }),
  approver: person(teacher),
};

function visitorOfKind(kind: Kind): Visitor {
  const user = matrixUsers[kind];
  if (!user) return { ...noHints, current: null, held: [], expired: [] };
  const { hints, ...claims } = user;
  const current = { ...claims, userId: kind };
  return { ...noHints, ...hints, current, held: [current], expired: [] };
}

/** Each kind as guards see it. */
export const matrixVisitors = Object.fromEntries(
  kinds.map((kind) => [kind, visitorOfKind(kind)]),
) as Record<Kind, Visitor>;
