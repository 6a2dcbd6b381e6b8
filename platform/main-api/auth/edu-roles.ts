import { roles, type Role } from '@/lib/contract/auth/roles';
import type { SsoRole } from '@/platform/openid/sso-role';

const eduRoles = new Map<string, Role[]>([
  ['teacher', [roles.teacher]],
  ['approver', [roles.teacher]],
  ['student', [roles.student]],
  ['school_admin', [roles.schoolAdmin]],
] satisfies [SsoRole, Role[]][]);

/** What a role on the SSO may be here; nothing for those who have no place in the product. */
export const eduRolesOf = (ssoRole: string): Role[] => eduRoles.get(ssoRole) ?? [];
