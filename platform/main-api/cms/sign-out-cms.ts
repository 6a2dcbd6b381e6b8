import { revoke } from '@/platform/main-api/auth/sign-out';
import { editorOf, type Verb } from '@/platform/main-api/context';

/** Revokes the CMS token of the call. [AUTH-20] */
export const signOutCms: Verb<'signOutCms'> = async (context) => {
  await revoke(context.db, editorOf(context));
  return { revoked: true };
};
