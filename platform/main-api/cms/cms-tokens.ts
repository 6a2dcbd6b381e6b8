import { cmsTokenPayloadSchema } from '@/lib/contract/cms/cms';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { SigningKeys } from '@/platform/openid/sealed-keys';
import { createSignedTokens } from '@/platform/main-api/auth/signed-tokens';
import type { Editor } from '@/platform/main-api/context';

/** A working day; then the editor signs in again. */
const LIFETIME = '12h';

export type CmsTokens = {
  issue(editor: Pick<Editor, 'sub' | 'name' | 'surname' | 'cmsRoles'>): Promise<string>;
  /** @throws ServiceError `token_invalid`, also for the token of a user. */
  verify(token: string): Promise<Editor>;
};

/** Issues and verifies the tokens of editors, which are for an audience of their own. [AUTH-20] */
export function createCmsTokens(env: PlatformEnv, keys: SigningKeys): CmsTokens {
  const signed = createSignedTokens(keys, {
    issuer: env.EDU_TOKEN_ISSUER,
    audience: env.CMS_TOKEN_AUDIENCE,
    lifetime: LIFETIME,
  });
  return {
    issue: ({ sub, ...claims }) => signed.sign(claims, sub),
    verify: async (token) => {
      const claims = cmsTokenPayloadSchema.safeParse(await signed.verify(token));
      if (!claims.success) throw new ServiceError('token_invalid');
      const { exp, iat: _, ...editor } = claims.data;
      return { ...editor, expiresAt: new Date(exp * 1_000) };
    },
  };
}
