import { Hono } from 'hono';
import { listMailbox } from '@/platform/mail/mailbox';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceVariables } from '@/platform/kernel/service';
import type { Sso } from '@/platform/sso/context';
import { mailboxPage } from '@/platform/sso/pages/mailbox';
import { sendPage } from '@/platform/sso/pages/send';
import { mailboxLetter } from '@/platform/sso/schema';

/** `/mailbox`: letters that a demo does not send; elsewhere there is no such page. [TRUST-07] */
export function mailboxRoutes({ db, mail, publicOrigin }: Sso) {
  const routes = new Hono<{ Variables: ServiceVariables }>();
  routes.get('/', async (context) => {
    const to = context.req.query('to');
    if (!mail?.hasMailbox || to?.includes('\0')) throw new ServiceError('not_found');
    const letters = await listMailbox(db, mailboxLetter, to);
    return sendPage(context, publicOrigin, mailboxPage(publicOrigin, letters), 200);
  });
  return routes;
}
