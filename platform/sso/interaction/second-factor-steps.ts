import type { Interaction } from '@/platform/openid/find-interaction';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { readForm, textOf } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { attemptSignIn, type SignInRefusal } from '@/platform/openid/protection/sign-in-attempt';
import { limitGate } from '@/platform/openid/protection/sign-in-limits';
import { logAccess } from '@/platform/kernel/access-log';
import { networkOf } from '@/platform/kernel/service-context';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import { findByAssertion, requestOptions } from '@/platform/sso/account/passkey/ceremonies';
import { readStep, takeStep } from '@/platform/sso/account/passkey/pending-step';
import { takeRecoveryCode } from '@/platform/sso/account/passkey/second-factor';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { secondFactorPage } from '@/platform/sso/pages/second-factor';
import { sendPage } from '@/platform/sso/pages/send';
import { addressOf, endSignIn, type Step } from './step';

type SecondStep = (context: SsoContext, interaction: Interaction, sub: string) => Promise<Response>;

/** A step for who has given the password a moment ago; anybody else begins with that. */
function afterPassword({ db }: Sso, step: SecondStep): Step {
  return async (context, interaction) => {
    const sub = await readStep(db, 'second', interaction.uid);
    if (sub === null) return redirectTo(context, addressOf(interaction));
    return step(context, interaction, sub);
  };
}

/** Asks for the passkey after the password, or for a recovery code. [TRUST-07] */
export function showSecond(sso: Sso): Step {
  return afterPassword(sso, (context, interaction) =>
    show(sso, context, interaction, undefined, 200),
  );
}

/** What the browser asks the passkeys of this person. [TRUST-07] */
export function secondOptions(sso: Sso): Step {
  return afterPassword(sso, async (context, { uid }, sub) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await requestOptions(sso, uid, sub));
  });
}

/** Ends a sign-in with the passkey or a recovery code. [TRUST-07] */
export function submitSecond(sso: Sso): Step {
  return afterPassword(sso, async (context, interaction, sub) => {
    const { credential, code } = await readForm(context);
    const way = credential ? 'password_passkey' : 'password_recovery_code';
    const verdict = credential
      ? await tryPasskey(sso, context, interaction, sub, credential)
      : await tryCode(sso, context, sub, textOf(code));
    if ('person' in verdict) {
      if (way === 'password_recovery_code') await sso.mail?.ask('recoveryCodeUsed', sub);
      // The password counts for one sign-in.
      const isOpen = (await takeStep(sso.db, 'second', interaction.uid)) === sub;
      if (isOpen) return endSignIn(sso, context, interaction, verdict.person, way);
      return redirectTo(context, addressOf(interaction));
    }
    const { refused } = verdict;
    const reason = refused === 'wrong' ? 'wrong' : 'rate_limited';
    logAccess(context, { event: 'sign_in', outcome: 'refused', way, reason, account: sub });
    if (refused === 'wrong') return show(sso, context, interaction, wrong[way], 422);
    context.header('Retry-After', String(refused.waitSeconds));
    const problem = `Слишком много попыток. Попробуйте снова ${inMinutes(refused.waitSeconds)}.`;
    return show(sso, context, interaction, problem, 429);
  });
}

const wrong = {
  password_passkey: 'Этот ключ доступа не\u00a0подходит. Возьмите другой или введите запасной код',
  password_recovery_code: 'Такого кода нет, или он уже использован',
};

type Verdict = { person: Account } | { refused: SignInRefusal };

/** Nothing can be guessed here: only the work is bounded, so that strangers keep no owner out. [TRUST-09] */
async function tryPasskey(
  sso: Sso,
  context: SsoContext,
  { uid }: Interaction,
  sub: string,
  credential: string,
): Promise<Verdict> {
  const waitSeconds = await limitGate(sso.counts, 'checks', networkOf(context)).take();
  if (waitSeconds > 0) return { refused: { waitSeconds } };
  const person = await findByAssertion(sso, uid, credential);
  return person?.sub === sub ? { person } : { refused: 'wrong' };
}

/** Counted like passwords. [TRUST-09] */
async function tryCode(
  { db, counts, knownBrowsers }: Sso,
  context: SsoContext,
  sub: string,
  code: string,
): Promise<Verdict> {
  const account = await findAccountBySub(db, sub);
  if (!account) return { refused: 'wrong' };
  const knownBrowser = account.login === null ? null : knownBrowsers.find(context, account.login);
  const who = { network: networkOf(context), login: `second factor ${sub}`, knownBrowser };
  return attemptSignIn(counts, who, async () =>
    (await takeRecoveryCode(db, sub, code)) ? account : null,
  );
}

function show(
  { publicOrigin }: Sso,
  context: SsoContext,
  interaction: Interaction,
  problem: string | undefined,
  status: 200 | 422 | 429,
) {
  const page = secondFactorPage(publicOrigin, addressOf(interaction), problem);
  return sendPage(context, publicOrigin, page, status);
}
