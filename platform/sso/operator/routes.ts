import { z } from 'zod';
import { isStorable } from '@/lib/contract/values/storable';
import { isOneOfSecrets } from '@/lib/http/is-same-secret';
import { logAccess } from '@/platform/kernel/access-log';
import { ServiceError } from '@/platform/kernel/errors';
import { parsePart } from '@/platform/kernel/request-parts';
import type { ServiceApp } from '@/platform/kernel/service';
import { eraseAccount, exportAccount } from '@/platform/sso/account/account-data';
import { disableAccount, enableAccount, standingOf } from '@/platform/sso/account/account-state';
import type { Sso, SsoContext } from '@/platform/sso/context';

/** What the main API does with an account, known by its client secret: ask
 * whether it stands, disable and enable it, have it told, have it forgotten. */
export function addOperatorCalls(app: ServiceApp, sso: Sso): void {
  const { db, client } = sso;
  app.use('/operator/*', async (http, next) => {
    assertClient(http, client);
    http.header('Cache-Control', 'private, no-store');
    await next();
  });
  app.get('/operator/accounts/:sub/', async (http) => {
    const told = await exportAccount(db, subOf(http));
    if (told === null) throw new ServiceError('not_found');
    return http.json(told);
  });
  app.get('/operator/accounts/:sub/standing/', async (http) => {
    const { sid } = parsePart(standingQuery, http.req.query(), 'query') as { sid?: string };
    return http.json(await standingOf(db, subOf(http), sid));
  });
  app.post('/operator/accounts/:sub/disable/', async (http) => {
    return http.json({ done: await disableAccount(sso, subOf(http), http.get('log')) });
  });
  app.post('/operator/accounts/:sub/enable/', async (http) => {
    return http.json({ done: await enableAccount(sso, subOf(http)) });
  });
  app.post('/operator/accounts/:sub/erase/', async (http) => {
    await eraseAccount(db, subOf(http));
    return http.json({ done: true });
  });
}

const standingQuery = z.object({ sid: z.string().max(300).refine(isStorable).optional() });

const subOf = (http: SsoContext) => parsePart(z.uuid(), http.req.param('sub'), 'sub') as string;

/** @throws ServiceError `unauthorized` when the caller is not the main API */
function assertClient(http: SsoContext, { id, secrets }: Sso['client']): void {
  const accepted = secrets.map(
    (secret) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
  );
  if (isOneOfSecrets(http.req.header('authorization') ?? '', accepted)) return;
  logAccess(http, { event: 'operator_call', outcome: 'refused', way: 'accounts' });
  throw new ServiceError('unauthorized');
}
