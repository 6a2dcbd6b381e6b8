import { getConnInfo } from '@hono/node-server/conninfo';
import { CLIENT_AGENT_HEADER, clientAgent } from '@/lib/http/client-agent';
import { CLIENT_NETWORK_HEADER, toldNetwork } from '@/lib/http/client-network';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { isOneOfSecrets } from '@/lib/http/is-same-secret';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { logAccess, writeAccess, type AccessEvent } from '@/platform/kernel/access-log';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceContext } from '@/platform/kernel/service-context';
import type { Caller, Context, MainApi } from '@/platform/main-api/context';

/** What a row of the contract says of who may ask. */
type Row = Pick<Endpoint, 'access' | 'roles' | 'cmsRoles' | 'knowsCaller'>;

export type Admission = {
  /** @throws ServiceError `caller_unknown` for everybody but web [TRUST-11] */
  assertWeb(http: ServiceContext): void;
  /**
   * What verbs work with, and who calls.
   *
   * @throws ServiceError `unauthorized`, `token_invalid`, `forbidden`
   */
  contextOf(http: ServiceContext, row: Row): Promise<Context>;
};

/** Lets in who may ask for what a row of the contract stands for. */
export function createAdmission(mainApi: MainApi): Admission {
  const { env } = mainApi;
  const accepted = acceptedSecrets(env.MAIN_API_SERVICE_TOKEN, env.MAIN_API_SERVICE_TOKEN_PREVIOUS);
  return {
    assertWeb: (http) => assertWeb(http, accepted),
    contextOf: async (http, row) => ({
      ...mainApi,
      ...(await identifyLogged(mainApi, http, row)),
      // Read from addresses, which is dear; few calls count by it.
      get network() {
        return networkOf(http);
      },
      get agent() {
        return clientAgent(http.req.header(CLIENT_AGENT_HEADER));
      },
      logAccess: (event: AccessEvent) => log(http, event),
    }),
  };
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
async function identifyLogged(mainApi: MainApi, http: ServiceContext, row: Row) {
  return identify(mainApi, http.req.header('authorization'), row).catch((error: unknown) => {
    const reason = error instanceof ServiceError ? error.code : 'internal';
    if (row.access === 'cms')
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
  row: Row,
): Promise<Pick<Context, 'caller' | 'editor'>> {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  if (row.access === 'public') {
    const isAsked = row.knowsCaller && token !== undefined;
    return { caller: isAsked ? await knownCaller(mainApi, token) : null, editor: null };
  }
  if (!token) throw new ServiceError('unauthorized');
  // Each kind of token opens its own calls alone. [AUTH-20]
  if (row.access === 'cms') {
    const editor = await mainApi.cmsTokens.verify(token);
    if (!(await mainApi.sessions.find(editor.jti))) throw new ServiceError('token_invalid');
    if (row.cmsRoles && !row.cmsRoles.some((role) => editor.cmsRoles.includes(role)))
      throw new ServiceError('forbidden');
    return { caller: null, editor };
  }
  const caller = await mainApi.tokens.verify(token);
  if (!(await mainApi.sessions.find(caller.jti))) throw new ServiceError('token_invalid');
  if (row.roles && !row.roles.some((role) => caller.roles.includes(role)))
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
