import type { authEndpoints } from '@/lib/contract/auth/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { continueByCode } from '@/platform/main-api/student/continue-by-code';
import { renewContinueCode } from '@/platform/main-api/student/renew-continue-code';
import { authenticate } from './authenticate';
import { authorize } from './authorize';
import { createLoginState } from './create-login-state';
import { registerStudent } from './register-student';
import { signOut } from './sign-out';

export const authVerbs: VerbsOf<typeof authEndpoints> = {
  authenticate,
  authorize,
  continueByCode,
  createLoginState,
  registerStudent,
  renewContinueCode,
  signOut,
};
