import type { authEndpoints } from '@/lib/contract/auth/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { authenticate } from './authenticate';
import { authorize } from './authorize';
import { createLoginState } from './create-login-state';
import { registerStudent } from './register-student';
import { signOut } from './sign-out';

export const authVerbs: VerbsOf<typeof authEndpoints> = {
  authenticate,
  authorize,
  createLoginState,
  registerStudent,
  signOut,
};
