import { isMarkedBrowser } from '@/platform/openid/interaction-browser';
import { textOf } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { attemptSignIn } from '@/platform/openid/protection/sign-in-attempt';
import { networkOf } from '@/platform/kernel/service-context';
import { verifyPassword } from '@/platform/sso/account/password-hash';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { linkRoutes } from '@/platform/sso/letters/link-routes';
import { confirmPage } from '@/platform/sso/pages/confirm';
import { confirmedPage, emailTakenPage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';
import {
  confirmRegistration,
  findByToken,
  type Registration,
} from '@/platform/sso/account/keep-registration';

/** `/confirm`, to which the letter of a registration links. [TRUST-07] */
export function confirmRoutes(sso: Sso) {
  const { db, provider, publicOrigin } = sso;
  return linkRoutes(sso, {
    find: findByToken,
    show: (context, { interaction, email }, token) => {
      const isSameBrowser = isMarkedBrowser(provider, context, interaction);
      const action = isSameBrowser ? `/interaction/${interaction}/confirm` : '/confirm';
      const page = confirmPage({ publicOrigin, action, token, email, isSameBrowser });
      return sendPage(context, publicOrigin, page, 200);
    },
    submit: async (context, found, { token, password }) => {
      const tried = await tryPassword(sso, context, found, textOf(password));
      if ('refused' in tried) return askAgain(sso, context, { ...found, token }, tried.refused);
      const account = await confirmRegistration(db, found.id);
      const page = account ? confirmedPage : emailTakenPage;
      return sendPage(context, publicOrigin, page(publicOrigin), account ? 200 : 400);
    },
  });
}

type Refusal = Extract<Awaited<ReturnType<typeof tryPassword>>, { refused: unknown }>['refused'];

/** Counted like the passwords of a sign-in. */
function tryPassword(
  { counts }: Sso,
  context: SsoContext,
  { id, passwordHash }: Registration,
  password: string,
) {
  const who = { network: networkOf(context), login: `registration ${id}` };
  return attemptSignIn(counts, who, async () =>
    (await verifyPassword(password, passwordHash)) ? true : null,
  );
}

function askAgain(
  { publicOrigin }: Sso,
  context: SsoContext,
  { email, token }: { email: string; token: string },
  refusal: Refusal,
) {
  const isWrong = refusal === 'wrong';
  const problem = isWrong
    ? 'Пароль не\u00a0тот, что был при\u00a0регистрации'
    : `Слишком много попыток. Попробуйте снова ${inMinutes(refusal.waitSeconds)}.`;
  if (!isWrong) context.header('Retry-After', String(refusal.waitSeconds));
  const given = { publicOrigin, action: '/confirm', token, email, isSameBrowser: false, problem };
  return sendPage(context, publicOrigin, confirmPage(given), isWrong ? 422 : 429);
}
