import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { callAs } from '@/app/_server/main-api';
import { seeOther } from '@/app/_server/respond';
import {
  failedSignInAddress,
  placeAfterSignIn,
  signInWith,
  unusableTokenAddress,
} from '@/app/_server/session/sign-in';
import { serverConfig } from '@/lib/config/server';
import { roleSchema } from '@/lib/contract/user/user';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { readForm } from '@/lib/http/read-form';
import { respondRefused } from '@/lib/proxy/respond';
import { pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { keepPartnerToken, takePartnerToken } from '@/lib/session/sign-in/partner-token';
import { isOnHost } from '@/lib/session/guards/hints';

/** A token and two short fields. */
const MAX_BYTES = 16_000;
const PATH = '/api/session/partner';

const formSchema = z.object({
  token: z.string().min(1).max(8_000),
  role: roleSchema.optional().catch(undefined),
  returnUrl: z.string().max(2_000).optional().catch(undefined),
});

/**
 * Takes an edu token that a partner passes on: a form that a page of theirs sends, so that the token
 * stands in no address. Only pages of the configured partners are listened to, or anybody could sign
 * a visitor in as somebody else. [AUTH-06]
 */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  if (!isPartner(request.headers.get('origin')))
    return respondRefused({ code: 'cross_site' }, requestId);
  const form = await readForm(request, MAX_BYTES);
  if (!form.ok) return respondRefused(form.refusal, requestId);
  const given = formSchema.safeParse(Object.fromEntries(form.value));
  if (!given.success) return seeOther(pathOf('forbidden'));
  return orFailure(requestId, () => exchange(given.data, requestId));
}

/** Signs in with the token that was taken a moment ago, beside whoever is signed in here. [AUTH-10] */
export async function GET(): Promise<Response> {
  const requestId = randomUUID();
  return orFailure(requestId, async () => {
    const kept = await takePartnerToken();
    if (!kept) return seeOther(pathOf('forbidden'));
    const person = await signInWith(kept.token, requestId);
    return seeOther(await placeAfterSignIn(person, safeReturnUrl(kept.returnUrl)));
  });
}

async function exchange(given: z.output<typeof formSchema>, requestId: string) {
  const { token, role, returnUrl } = given;
  const exchanged = await callAs(null, 'authorize', { body: { token, role } }, requestId);
  if (!exchanged.ok) return seeOther(failedSignInAddress(exchanged.error));
  await keepPartnerToken({ token: exchanged.value.token, returnUrl: safeReturnUrl(returnUrl) });
  return seeOther(PATH);
}

/** Over http anybody on the way could write the form: it is believed only where we are on http too. */
function isPartner(origin: string | null): boolean {
  const { PARTNER_HOSTS, PUBLIC_ORIGIN } = serverConfig();
  const isSafe = origin?.startsWith('https:') || PUBLIC_ORIGIN.startsWith('http:');
  return Boolean(isSafe) && isOnHost(origin, PARTNER_HOSTS);
}

async function orFailure(requestId: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    log().error(
      { requestId, cause: describeError(error), alert: true },
      'sign-in of a partner failed',
    );
    return seeOther(unusableTokenAddress(error));
  }
}
