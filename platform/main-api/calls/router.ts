import { CLIENT_AGENT_HEADER, clientAgent } from '@/lib/http/client-agent';
import { CLIENT_NETWORK_HEADER, toldNetwork } from '@/lib/http/client-network';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { isOneOfSecrets } from '@/lib/http/is-same-secret';
import { errorTable } from '@/lib/contract/call/errors';
import { endpoints, type EndpointName, type Endpoints } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { logAccess, writeAccess, type AccessEvent } from '@/platform/kernel/access-log';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { addWrongMethods, parsePart, readJsonBody, routeOf } from '@/platform/kernel/request-parts';
import type { ServiceApp } from '@/platform/kernel/service';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Caller, Context, MainApi, VerbsOf } from '@/platform/main-api/context';

/** Any verb: its input was parsed with the schemas of its row. */
type AnyVerb = (context: Context, input: unknown) => Promise<unknown>;

/** Adds a route for each row of the endpoint table; web alone is answered. [TRUST-11] */
export function addRoutes(app: ServiceApp, mainApi: MainApi, verbs: VerbsOf<Endpoints>): void {
  const { env } = mainApi;
  const accepted = acceptedSecrets(env.MAIN_API_SERVICE_TOKEN, env.MAIN_API_SERVICE_TOKEN_PREVIOUS);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const verb = (verbs as Partial<Record<EndpointName, AnyVerb>>)[name];
    app.on(endpoint.method, routeOf(endpoint.path), async (http) => {
      assertWeb(http, accepted);
      if (!verb) throw new ServiceError('not_implemented');
      const identity = await identifyLogged(mainApi, http, endpoint);
      const input = {
        params: parsePart(endpoint.params, http.req.param(), 'path'),
        query: parsePart(endpoint.query, http.req.query(), 'query'),
        body: parsePart(endpoint.body, await readJsonBody(http, endpoint.maxBodyBytes), 'body'),
      };
      const context = {
        ...mainApi,
        ...identity,
        // Read from addresses, which is dear; few calls count by it.
        get network() {
          return networkOf(http);
        },
        get agent() {
          return clientAgent(http.req.header(CLIENT_AGENT_HEADER));
        },
        logAccess: (event: AccessEvent) => log(http, event),
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

/**
 * What a call says of its visitor is believed, since web says it: nobody else may call.
 *
 * @throws ServiceError `caller_unknown`
 */
function assertWeb(http: ServiceContext, accepted: readonly string[]): void {
  const given = http.req.header(SERVICE_TOKEN_HEADER);
  if (given !== undefined && isOneOfSecrets(given, accepted)) return;
  logAccess(http, { event: 'service_call', outcome: 'refused', way: 'main-api' });
  throw new ServiceError('caller_unknown');
}

/** As `identify`; that somebody was kept from the calls of editors and operators is written down. */
async function identifyLogged(mainApi: MainApi, http: ServiceContext, endpoint: Endpoint) {
  return identify(mainApi, http.req.header('authorization'), endpoint).catch((error: unknown) => {
    const reason = error instanceof ServiceError ? error.code : 'internal';
    if (endpoint.access === 'cms')
      log(http, { event: 'operator_call', outcome: 'refused', way: 'cms', reason });
    throw error;
  });
}

/** What web says of the visitor is believed here. */
function log(http: ServiceContext, event: AccessEvent): void {
  const pseudonym = http.get('pseudonym');
  if (pseudonym) writeAccess(http.get('log'), pseudonym, networkOf(http), event);
}

async function identify(
  mainApi: MainApi,
  header: string | undefined,
  endpoint: Endpoint,
): Promise<Pick<Context, 'caller' | 'editor'>> {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  if (endpoint.access === 'public') {
    const isAsked = endpoint.knowsCaller && token !== undefined;
    return { caller: isAsked ? await knownCaller(mainApi, token) : null, editor: null };
  }
  if (!token) throw new ServiceError('unauthorized');
  // Each kind of token opens its own calls alone. [AUTH-20]
  if (endpoint.access === 'cms') {
    const editor = await mainApi.cmsTokens.verify(token);
    if (!(await mainApi.sessions.find(editor.jti))) throw new ServiceError('token_invalid');
    if (endpoint.cmsRoles && !endpoint.cmsRoles.some((role) => editor.cmsRoles.includes(role)))
      throw new ServiceError('forbidden');
    return { caller: null, editor };
  }
  const caller = await mainApi.tokens.verify(token);
  if (!(await mainApi.sessions.find(caller.jti))) throw new ServiceError('token_invalid');
  if (endpoint.roles && !endpoint.roles.some((role) => caller.roles.includes(role)))
    throw new ServiceError('forbidden');
  return { caller, editor: null };
}

/** Whose token it is; nobody's when it does not hold: a public call is answered all the same. */
async function knownCaller(mainApi: MainApi, token: string): Promise<Caller | null> {
  try {
    const caller = await mainApi.tokens.verify(token);
    return (await mainApi.sessions.find(caller.jti)) ? caller : null;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'token_invalid') return null;
    throw error;
  }
}

/** The network of the visitor, as web tells it. */
function networkOf(http: ServiceContext): string {
  const peer = getConnInfo(http).remote.address;
  return toldNetwork(peer, http.req.header(CLIENT_NETWORK_HEADER));
}

/** By what a request that is sent again is known, and of which homework it is. */
const named = (body: unknown) => (body ?? {}) as { idempotencyKey?: string; taskHash?: string };

/** Every status that a caller may meet; the OpenAPI document lists them. */
export const refusalStatuses = [...new Set(Object.values(errorTable).map(({ status }) => status))];
