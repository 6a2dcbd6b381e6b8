import type { LoginParams } from '@/lib/contract/auth/endpoints';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { providerSchema } from '@/lib/contract/user/user';
import { onlyValue } from '@/lib/routes/only-value';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';

/** By their short names and by those that edu tokens have. */
const rolesByName = new Map<string | undefined, Role>([
  ['teacher', roles.teacher],
  ['student', roles.student],
  ['school', roles.schoolAdmin],
  ...Object.values(roles).map((role) => [role.toLowerCase(), role] as const),
]);

/** The parameters of a sign-in from a query; what is not known is ignored, never an error. [AUTH-01] */
export function loginParamsOf(query: URLSearchParams): LoginParams {
  const only = (name: string) => onlyValue(query, name);
  const provider = providerSchema.safeParse(only('provider')?.toLowerCase());
  const homeworkHash = taskHashSchema.safeParse(only('homeworkHash'));
  const redirectUrl = safeReturnUrl(only('returnUrl') ?? only('redirectUrl'));
  const role = rolesByName.get(only('role')?.toLowerCase());
  return {
    ...(provider.success && { provider: provider.data }),
    ...(homeworkHash.success && { homeworkHash: homeworkHash.data }),
    ...(redirectUrl && { redirectUrl }),
    ...(role && { role }),
    ...(only('silent') === 'true' && { silent: true }),
  };
}
