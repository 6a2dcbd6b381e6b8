import { Hono } from 'hono';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { formLimit, readForm } from '@/platform/openid/pages/form';
import type { ServiceVariables } from '@/platform/kernel/service';
import {
  addCreated,
  creationOptions,
  isCredentialId,
} from '@/platform/sso/account/passkey/ceremonies';
import { listPasskeys, removePasskeys } from '@/platform/sso/account/passkey/passkeys';
import {
  countRecoveryCodes,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '@/platform/sso/account/passkey/second-factor';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { codesPage, passkeysPage } from '@/platform/sso/pages/passkeys';
import { sendPage } from '@/platform/sso/pages/send';
import { refuseForeignPosts } from '@/platform/sso/protection/refuse-foreign-posts';
import type { OwnAccount } from './own-account';
import { PAGE, passkeyDoors, unlock } from './passkey-doors';

const MAX_NAME = 60;

/**
 * `/profile/passkeys`: for who has given the password within the last minutes, so that a session that was
 * left open does not become a way in for good. [TRUST-07]
 */
export function passkeyRoutes(sso: Sso) {
  const routes = new Hono<{ Variables: ServiceVariables }>();
  routes.use(formLimit, refuseForeignPosts(sso));
  const { own, unlocked } = passkeyDoors(sso);
  routes.get(
    '/',
    unlocked((context, account) => show(sso, context, account, {}, 200)),
  );
  routes.post('/unlock', own(unlock(sso)));
  routes.post(
    '/options',
    unlocked(async (context, account, session) => {
      context.header('Cache-Control', 'no-store');
      return context.json(await creationOptions(sso, account, session));
    }),
  );
  routes.post(
    '/',
    unlocked(async (context, account, session) => {
      const { credential = '', name = '' } = await readForm(context);
      const given = { credential, name: nameOf(name) };
      if (await addCreated(sso, account, session, given)) {
        await sso.mail?.ask('passkeyAdded', account.sub);
        return show(sso, context, account, { done: 'Ключ добавлен.' }, 200);
      }
      return show(
        sso,
        context,
        account,
        { problem: 'Ключ не\u00a0добавлен. Попробуйте ещё раз' },
        422,
      );
    }),
  );
  routes.post('/remove', unlocked(remove(sso)));
  routes.post('/second', unlocked(switchSecondFactor(sso)));
  return routes;
}

function remove(sso: Sso) {
  return async (context: SsoContext, account: OwnAccount): Promise<Response> => {
    const { id } = await readForm(context);
    if (!isCredentialId(id))
      return show(sso, context, account, { problem: 'Такого ключа нет' }, 422);
    const removed = await removePasskeys(sso.db, account.sub, [id]);
    if (removed > 0) await sso.mail?.ask('passkeyRemoved', account.sub);
    return redirectTo(context, PAGE);
  };
}

function switchSecondFactor({ db, mail, publicOrigin }: Sso) {
  return async (context: SsoContext, { sub }: OwnAccount): Promise<Response> => {
    const { wish } = await readForm(context);
    if (wish === 'off' && (await switchOffSecondFactor(db, sub)))
      await mail?.ask('secondFactorOff', sub);
    const codes = wish === 'on' ? await switchOnSecondFactor(db, sub) : null;
    if (!codes) return redirectTo(context, PAGE);
    await mail?.ask('secondFactorOn', sub);
    return sendPage(context, publicOrigin, codesPage(publicOrigin, codes), 200);
  };
}

const nameOf = (typed: string) =>
  typed
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_NAME) || 'Ключ доступа';

async function show(
  { db, publicOrigin }: Sso,
  context: SsoContext,
  { sub, hasSecondFactor }: OwnAccount,
  told: { problem?: string; done?: string },
  status: 200 | 422,
) {
  const [passkeys, codesLeft] = await Promise.all([
    listPasskeys(db, sub),
    countRecoveryCodes(db, sub),
  ]);
  const page = passkeysPage({ publicOrigin, passkeys, hasSecondFactor, codesLeft, ...told });
  return sendPage(context, publicOrigin, page, status);
}
