import { roles, type Role } from '@/lib/contract/auth/roles';
import { routes } from '@/lib/routes/routes';
import { actingAs } from './guards';
import { noHints, type VisitorRole } from './visitor';

const held = (role: Role): VisitorRole => ({
  ...{ role, userId: role, status: 'registered', providerType: 'prosv_id', features: [] },
});
const { teacher, student, schoolAdmin } = roles;

test.each([
  ['the teacher first', teacher, [student, teacher]],
  ['then the student', student, [schoolAdmin, student]],
  ['else who they are', schoolAdmin, [schoolAdmin]],
])('[ROUTE-12] a step is looked at by %s', (_, role, [current = student, ...others]) => {
  const visitor = { ...noHints, current: held(current), held: [current, ...others].map(held) };
  expect(actingAs(routes.stepPreview, { ...visitor, expired: [] })?.role).toBe(role);
});
