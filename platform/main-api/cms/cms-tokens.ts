import { cmsTokenPayloadSchema } from '@/lib/contract/cms/cms';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { SigningKeys } from '@/platform/openid/sealed-keys';
import { createSignedTokens } from '@/platform/main-api/auth/signed-tokens';
import type { Editor } from '@/platform/main-api/context';
import type { TokenSession } from '@/platform/main-api/session/begin-session';

export type CmsTokens = {
  issue(
    editor: Pick<Editor, 'sub' | 'name' | 'surname' | 'cmsRoles'>,
    session: TokenSession,
  ): Promise<string>;
  /** @throws ServiceError `token_invalid`, also for the token of a user. */
  verify(token: string): Promise<Editor>;
};

/** Issues and verifies the tokens of editors, which are for an audience of their own. [AUTH-20] */
export function createCmsTokens(env: PlatformEnv, keys: SigningKeys): CmsTokens {
  const signed = createSignedTokens(keys, {
    issuer: env.EDU_TOKEN_ISSUER,
    audience: env.CMS_TOKEN_AUDIENCE,
  });
  return {
    issue: ({ sub, ...claims }, { id: jti, expiresAt }) =>
      signed.sign(claims, { subject: sub, jti, expiresAt }),
    verify: async (token) => {
      const claims = cmsTokenPayloadSchema.safeParse(await signed.verify(token));
      if (!claims.success) throw new ServiceError('token_invalid');
      const { exp: _exp, iat: _iat, ...editor } = claims.data;
      return editor;
    },
  };
}
