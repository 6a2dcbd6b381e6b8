import type { Failure } from '@/lib/contract/result';
import { pathOf } from '@/lib/routes/match';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { readSession, writeSession } from '@/lib/session/server';
import {
  mainRole,
  readJwtData,
  UnknownRoleError,
  type JwtData,
  type SessionEntry,
} from '@/lib/session/session';
import { isRefused, verifyEduToken } from '@/lib/session/verify-token';
import { failureAddress } from '@/lib/status/failure-address';
import { callContext } from './main-api';

/**
 * Signs in with a token that the main API has just given: verified, put into the cookie in the place
 * of an older one of its role. Another person's older token is revoked: nobody could any more.
 *
 * @throws when the token does not verify or the keys cannot be had; nothing is written then
 */
export async function signInWith(token: string): Promise<JwtData> {
  await verifyEduToken(token);
  const jwtData = readJwtData(token);
  const session = await readSession();
  const role = mainRole(jwtData.roles);
  const replaced = session?.entries.find((entry) => entry.role === role);
  await writeSession(token);
  if (replaced && replaced.userId !== jwtData.id) await revoke(replaced);
  return jwtData;
}

/** Whether the main API said no: unlike what is away, that cannot be mended by trying again. */
export const isRefusal = ({ status }: Failure) => status >= 400 && status < 500 && status !== 429;

/** Where a sign-in ends that the main API did not carry out. [AUTH-04] [STATUS-14] */
export function failedSignInAddress(failure: Failure, wanted = ''): string {
  return isRefusal(failure) ? pathOf('forbidden') : failureAddress(failure, wanted);
}

/** Where a sign-in ends whose token was given and could not be used. [AUTH-03] */
export function unusableTokenAddress(error: unknown): string {
  if (error instanceof UnknownRoleError) return pathOf('roleInvalid');
  if (isRefused(error)) return pathOf('forbidden');
  return failureAddress({ code: 'unavailable', status: 0, requestId: '' }, '');
}

/** Revokes the token of an entry; that it could not be done is in the log already. [AUTH-14] */
export async function revoke({ token, userId }: SessionEntry): Promise<void> {
  await callMainApi('signOut', {}, { ...(await callContext()), token, userKey: userId });
}
