import { errorTable } from '@/lib/contract/call/errors';
import { endpoints, type EndpointName, type Endpoints } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { ServiceError } from '@/platform/kernel/errors';
import { addWrongMethods, parsePart, readJsonBody, routeOf } from '@/platform/kernel/request-parts';
import type { ServiceApp } from '@/platform/kernel/service';
import type { Context, MainApi, VerbsOf } from '@/platform/main-api/context';
import { createAdmission } from './admission';

/** Any verb: its input was parsed with the schemas of its row. */
type AnyVerb = (context: Context, input: unknown) => Promise<unknown>;

/** Adds a route for each row of the endpoint table; web alone is answered. [TRUST-11] */
export function addRoutes(app: ServiceApp, mainApi: MainApi, verbs: VerbsOf<Endpoints>): void {
  const admission = createAdmission(mainApi);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const verb = (verbs as Partial<Record<EndpointName, AnyVerb>>)[name];
    app.on(endpoint.method, routeOf(endpoint.path), async (http) => {
      admission.assertWeb(http);
      if (!verb) throw new ServiceError('not_implemented');
      const context = await admission.contextOf(http, endpoint);
      const input = {
        params: parsePart(endpoint.params, http.req.param(), 'path'),
        query: parsePart(endpoint.query, http.req.query(), 'query'),
        body: parsePart(endpoint.body, await readJsonBody(http, endpoint.maxBodyBytes), 'body'),
      };
      const { idempotencyKey, taskHash } = named(input.body);
      const call = () => verb(context, input);
      const reply = await mainApi.protection.within(name, context, idempotencyKey, call, taskHash);
      http.header('Cache-Control', endpoint.cacheSeconds ? 'no-cache' : 'private, no-store');
      return http.json(endpoint.reply.parse(reply) as object);
    });
  }
  addWrongMethods(app, Object.values(endpoints));
}

/** By what a request that is sent again is known, and of which homework it is. */
const named = (body: unknown) => (body ?? {}) as { idempotencyKey?: string; taskHash?: string };

/** Every status that a caller may meet; the OpenAPI document lists them. */
export const refusalStatuses = [...new Set(Object.values(errorTable).map(({ status }) => status))];
