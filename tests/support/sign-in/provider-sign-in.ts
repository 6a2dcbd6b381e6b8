import { decodeJwt } from 'jose';
import type { BodyOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import type { Provider } from '@/lib/contract/auth/external-providers';
import { eduTokenPayloadSchema } from '@/lib/contract/user/user';
import { ask, callPlatform, type Answer } from '@/tests/support/http/call-platform';
import { readCallback } from '@/tests/support/people/editors';
import { followSignIn, ssoBrowser } from './follow-sign-in';
import type { HttpBrowser } from './http-browser';

type LoginState = BodyOf<Endpoints['createLoginState']>;

/** The address of the SSO at which a sign-in begins. */
export async function addressFor(body: LoginState): Promise<string> {
  return (await callPlatform('createLoginState', { body })).url;
}

/** What the main API answers to the callback of a sign-in. */
export function exchange(callback: URLSearchParams): Promise<Answer> {
  return ask('authenticate', { query: readCallback(callback) });
}

/** Signs in through a provider; returns the edu token and what it says. */
export async function signInThrough(
  provider: Provider,
  login: string,
  { browser = ssoBrowser(), ...body }: LoginState & { browser?: HttpBrowser } = {},
) {
  const address = await addressFor({ provider, ...body });
  const { status, body: reply } = await exchange(
    await followSignIn(address, login, 'tetrad', undefined, browser),
  );
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(reply)}`);
  const token = String(reply.token);
  return { ...eduTokenPayloadSchema.parse(decodeJwt(token)), token };
}

/** Where a sign-in through VK begins at the SSO, as the main API would ask for it. */
export function addressThroughVk(extra: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'rabochie-tetradi',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${process.env.TEST_WEB_ORIGIN}/prosv/auth`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'xyz',
    provider: 'vk',
    ...extra,
  });
  return `${process.env.TEST_SSO}/auth?${query}`;
}
