import { ServiceError } from '@/platform/kernel/errors';
import type { Context } from '@/platform/main-api/context';

/** Carries a sign-in out, and writes down when it is refused. */
export async function withRefusalsLogged<Reply>(
  { logAccess }: Pick<Context, 'logAccess'>,
  way: string,
  signIn: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof ServiceError)
      logAccess({ event: 'sign_in', outcome: 'refused', way, reason: error.code });
    throw error;
  }
}
