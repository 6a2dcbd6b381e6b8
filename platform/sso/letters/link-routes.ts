import { Hono } from 'hono';
import { formLimit, readForm } from '@/platform/openid/pages/form';
import type { ServiceVariables } from '@/platform/kernel/service';
import type { Db, Sso, SsoContext } from '@/platform/sso/context';
import { linkGonePage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';
import { refuseForeignPosts } from '@/platform/sso/protection/refuse-foreign-posts';

type Form = Record<string, string> & { token: string };

type LinkPage<Found> = {
  /** What the link belongs to; null when it is not, or no longer, good. */
  find: (db: Db, token: unknown) => Promise<Found | null>;
  show: (context: SsoContext, found: Found, token: string) => Promise<Response>;
  /** Null when the link was used up meanwhile. */
  submit: (context: SsoContext, found: Found, form: Form) => Promise<Response | null>;
  /** A form came with a link that is not good. */
  onGone?: (context: SsoContext) => void;
};

/**
 * The address to which a letter links. Opening it changes nothing, as mail programs open links too; the
 * form of its page does. [TRUST-07]
 */
export function linkRoutes<Found>(sso: Sso, { find, show, submit, onGone }: LinkPage<Found>) {
  const { db, publicOrigin } = sso;
  const routes = new Hono<{ Variables: ServiceVariables }>();
  routes.use(formLimit, refuseForeignPosts(sso));
  const gone = (context: SsoContext) =>
    sendPage(context, publicOrigin, linkGonePage(publicOrigin), 400);
  routes.get('/', async (context) => {
    const token = context.req.query('token') ?? '';
    const found = await find(db, token);
    return found ? show(context, found, token) : gone(context);
  });
  routes.post('/', async (context) => {
    const form = { token: '', ...(await readForm(context)) };
    const found = await find(db, form.token);
    const answer = found && (await submit(context, found, form));
    if (answer) return answer;
    onGone?.(context);
    return gone(context);
  });
  return routes;
}
