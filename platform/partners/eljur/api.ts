import { Hono } from 'hono';
import { toServiceError } from '@/platform/kernel/errors';
import { describe, type ServiceApp, type ServiceVariables } from '@/platform/kernel/service';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { formLimit, readForm } from '@/platform/openid/pages/form';
import { misbehave } from '@/platform/partners/school/misbehave';
import { isSameSecret } from '@/lib/http/is-same-secret';
import { Refusal, type Eljur } from './context';
import { partnerMethods, type Method } from './methods';
import { operatorMethods } from './operator-methods';

/**
 * The API of ЭлЖур: each call is a form with the key in it, and each answer says itself how it went; HTTP
 * says 200.
 */
export function addApi(app: ServiceApp, eljur: Eljur): void {
  const api = new Hono<{ Variables: ServiceVariables }>();
  for (const path of ['/apiv3/*', '/eljur/operator/*']) api.use(path, formLimit);
  api.onError((error, http) => {
    if (error instanceof Refusal) return answer(http, error.state, error.message);
    const { code } = toServiceError(error);
    if (code === 'payload_too_large') return answer(http, 400, 'Too large');
    http.get('log').error({ cause: describe(error) }, 'request failed');
    return answer(http, code === 'unavailable' ? 503 : 500, 'Failure');
  });
  api.use(
    '/apiv3/*',
    misbehave(eljur.control, (http, state) => answer(http, state, 'Failure')),
  );
  const partner = partnerMethods(eljur);
  api.post('/apiv3/:method', async (http) => {
    if (eljur.control.take('partner') > 0) throw new Refusal(429, 'Too many requests');
    return run(http, eljur, partner);
  });
  const operator = operatorMethods(eljur);
  api.post('/eljur/operator/:method', (http) => run(http, eljur, operator));
  app.route('/', api);
}

async function run(http: ServiceContext, { env }: Eljur, methods: Record<string, Method>) {
  const { devkey = '', ...fields } = await readForm(http);
  if (!isSameSecret(devkey, env.ELJUR_API_KEY)) throw new Refusal(401, 'Wrong key');
  const name = http.req.param('method') ?? '';
  const found = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!found) throw new Refusal(404, 'No such method');
  return answer(http, 200, null, await found(fields));
}

function answer(http: ServiceContext, state: number, error: string | null, result: unknown = null) {
  http.header('Cache-Control', 'no-store');
  return http.json({ response: { state, error, result } });
}
