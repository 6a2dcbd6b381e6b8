import { Hono } from 'hono';
import { isMarkedBrowser } from '@/platform/openid/interaction-browser';
import { formLimit, readForm, textOf } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { attemptSignIn } from '@/platform/openid/protection/sign-in-attempt';
import type { ServiceVariables } from '@/platform/kernel/service';
import { networkOf } from '@/platform/kernel/service-context';
import { verifyPassword } from '@/platform/sso/account/password-hash';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { confirmPage } from '@/platform/sso/pages/confirm';
import { confirmedPage, emailTakenPage, linkGonePage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';
import { refuseForeignPosts } from '@/platform/sso/protection/refuse-foreign-posts';
import {
  confirmRegistration,
  findByToken,
  type Registration,
} from '@/platform/sso/account/keep-registration';

/**
 * `/confirm`, to which the letter of a registration links. Opening it changes nothing: mail programs open
 * links too. [TRUST-07]
 */
export function confirmRoutes(sso: Sso) {
  const { db, provider, publicOrigin } = sso;
  const routes = new Hono<{ Variables: ServiceVariables }>();
  routes.use(formLimit, refuseForeignPosts(sso));
  const gone = (context: SsoContext) =>
    sendPage(context, publicOrigin, linkGonePage(publicOrigin), 400);
  routes.get('/', async (context) => {
    const token = context.req.query('token') ?? '';
    const found = await findByToken(db, token);
    if (!found) return gone(context);
    const isSameBrowser = isMarkedBrowser(provider, context, found.interaction);
    const action = isSameBrowser ? `/interaction/${found.interaction}/confirm` : '/confirm';
    const page = confirmPage({ publicOrigin, action, token, email: found.email, isSameBrowser });
    return sendPage(context, publicOrigin, page, 200);
  });
  routes.post('/', async (context) => {
    const form = await readForm(context);
    const found = await findByToken(db, form.token);
    if (!found) return gone(context);
    const tried = await tryPassword(sso, context, found, textOf(form.password));
    if ('refused' in tried)
      return askAgain(sso, context, { ...found, token: form.token ?? '' }, tried.refused);
    const account = await confirmRegistration(db, found.id);
    const page = account ? confirmedPage : emailTakenPage;
    return sendPage(context, publicOrigin, page(publicOrigin), account ? 200 : 400);
  });
  return routes;
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
