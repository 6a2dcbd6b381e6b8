import {
  paymentCalls,
  USER_ID_HEADER,
  type PaymentCall,
  type PaymentCallName,
} from '@/lib/contract/payment/calls';
import { ServiceError } from '@/platform/kernel/errors';
import { addWrongMethods, parsePart, readJsonBody, routeOf } from '@/platform/kernel/request-parts';
import type { ServiceApp } from '@/platform/kernel/service';
import type { ServiceContext } from '@/platform/kernel/service-context';
import type { PaymentContext, Payments } from '@/platform/payments/context';
import { assertServiceToken } from './service-token';
import { verbs } from './verbs';

/** Any call: its input was parsed with the schemas of its row. */
type AnyVerb = (context: PaymentContext, input: unknown) => Promise<unknown>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Adds a route for each row of the payment API. [API-02] */
export function addCalls(app: ServiceApp, payments: Payments): void {
  for (const name of Object.keys(paymentCalls) as PaymentCallName[]) {
    const call: PaymentCall = paymentCalls[name];
    const verb = verbs[name] as AnyVerb;
    app.on(call.method, routeOf(call.path), async (http) => {
      assertServiceToken(http, payments.env);
      const userId = userIdOf(http);
      if (call.access === 'user' && userId === null) throw new ServiceError('unauthorized');
      const reply = await verb(
        { ...payments, userId },
        {
          params: parsePart(call.params, http.req.param(), 'path'),
          query: parsePart(call.query, queryOf(http), 'query'),
          body: parsePart(call.body, await readJsonBody(http, call.maxBodyBytes), 'body'),
        },
      );
      http.header('Cache-Control', 'private, no-store');
      return http.json(call.reply.parse(reply) as object);
    });
  }
  addWrongMethods(app, Object.values(paymentCalls));
}

/** In whose name web calls. @throws ServiceError `invalid_request` for what is no id */
function userIdOf(http: ServiceContext): string | null {
  const given = http.req.header(USER_ID_HEADER);
  if (given === undefined) return null;
  if (UUID.test(given)) return given;
  throw new ServiceError('invalid_request', { field: USER_ID_HEADER });
}

/** What is given once is text, what is given several times a list. */
function queryOf(http: ServiceContext): Record<string, string | string[]> {
  const given = Object.entries(http.req.queries());
  return Object.fromEntries(
    given.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}
