import type { Interaction } from '@/platform/openid/find-interaction';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { readForm, textOf } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { attemptSignIn } from '@/platform/openid/protection/sign-in-attempt';
import { networkOf } from '@/platform/kernel/service-context';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import { findByAssertion, requestOptions } from '@/platform/sso/account/passkey/ceremonies';
import { readStep, takeStep } from '@/platform/sso/account/passkey/pending-step';
import { takeRecoveryCode } from '@/platform/sso/account/passkey/second-factor';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { secondFactorPage } from '@/platform/sso/pages/second-factor';
import { sendPage } from '@/platform/sso/pages/send';
import { PASSKEY } from './passkey-steps';
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
    const form = await readForm(context);
    const who = { network: networkOf(context), login: `second factor ${sub}` };
    const verdict = await attemptSignIn(sso.counts, who, () => check(sso, interaction, sub, form));
    // The password counts for one sign-in.
    if ('person' in verdict && (await takeStep(sso.db, 'second', interaction.uid)) === sub) {
      const { account, amr } = verdict.person;
      return endSignIn(sso, context, interaction, account, amr);
    }
    if ('person' in verdict) return redirectTo(context, addressOf(interaction));
    if (verdict.refused === 'wrong') {
      const problem = form.credential
        ? 'Этот ключ доступа не\u00a0подходит. Возьмите другой или введите запасной код'
        : 'Такого кода нет, или он уже использован';
      return show(sso, context, interaction, problem, 422);
    }
    const { waitSeconds } = verdict.refused;
    context.header('Retry-After', String(waitSeconds));
    const problem = `Слишком много попыток. Попробуйте снова ${inMinutes(waitSeconds)}.`;
    return show(sso, context, interaction, problem, 429);
  });
}

async function check(
  sso: Sso,
  { uid }: Interaction,
  sub: string,
  { credential, code }: Record<string, string>,
): Promise<{ account: Account; amr: string[] } | null> {
  if (credential) {
    const account = await findByAssertion(sso, uid, credential);
    return account?.sub === sub ? { account, amr: ['pwd', ...PASSKEY] } : null;
  }
  if (!(await takeRecoveryCode(sso.db, sub, textOf(code)))) return null;
  const account = await findAccountBySub(sso.db, sub);
  return account && { account, amr: ['pwd', 'otp', 'mfa'] };
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
