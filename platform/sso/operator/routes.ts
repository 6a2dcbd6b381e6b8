import { z } from 'zod';
import { isOneOfSecrets } from '@/lib/http/is-same-secret';
import { logAccess } from '@/platform/kernel/access-log';
import { ServiceError } from '@/platform/kernel/errors';
import { parsePart } from '@/platform/kernel/request-parts';
import type { ServiceApp } from '@/platform/kernel/service';
import { eraseAccount, exportAccount } from '@/platform/sso/account/account-data';
import type { Sso, SsoContext } from '@/platform/sso/context';

/** What the main API does with an account, known by its client secret: have it told, have it forgotten. */
export function addOperatorCalls(app: ServiceApp, { db, client }: Sso): void {
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
  app.post('/operator/accounts/:sub/erase/', async (http) => {
    await eraseAccount(db, subOf(http));
    return http.json({ done: true });
  });
}

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
