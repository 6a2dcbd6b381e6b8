import { z } from 'zod';
import type { Role } from '@/lib/contract/auth/roles';
import type { CmsRole } from '@/lib/contract/cms/cms';

/** Whether the effect of a call exists. */
export type EndpointState = 'ready' | 'not_implemented';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the main API: all that clients, proxy, router and OpenAPI document know of it. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method;
  /** With `{name}` for each parameter, under /api/v1/. */
  path: `/api/v1/${string}`;
  summary: string;
  /** `public`: may be called without a token. `cms`: with the token of an editor. [NET-05] [AUTH-20] */
  access: 'public' | 'user' | 'cms';
  /** Who among signed-in users may call; everybody when absent. */
  roles?: readonly Role[];
  /** Who among those signed in to the content management may call; everybody when absent. */
  cmsRoles?: readonly CmsRole[];
  /** A public call that answers differently to some users: a token that holds is looked at. [FEAT-02] */
  knowsCaller?: true;
  /** Whether the browser may call it through web's proxy; the others are between the servers. */
  browser: boolean;
  /** `not_implemented`: the call has its place, its effect does not exist yet; answered with 501. */
  state: EndpointState;
  /** How often a failed call is repeated; only idempotent calls are. [NET-04] */
  retries: number;
  idempotent: boolean;
  /** For how long a reply may be reused for the same user, in seconds. */
  cacheSeconds?: number;
  /** Has no timeout. [NET-03] */
  long?: boolean;
  /** Comes so often that web answers it in front of Next.js; neither kept nor `changesClaims`. */
  isFrequent?: boolean;
  /** Signs somebody in: web tells with which browser. [TRUST-06] */
  beginsSession?: true;
  /** Changes what the caller's token says of them: web gets a new one after it. */
  changesClaims?: boolean;
  /** `file`: the reply's `url` is where a file is for the next minutes; a browser is sent there. [FILE-04] */
  content: 'json' | 'file';
  /** The most that a body may have, in bytes; what is more is refused before it is parsed. [TRUST-08] */
  maxBodyBytes: number;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
};

export type ParamsOf<E extends Endpoint> = z.input<E['params']>;
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

type Row<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Pick<
  Endpoint<P, Q, B, R>,
  'method' | 'path' | 'summary' | 'access' | 'reply'
> &
  Partial<Endpoint<P, Q, B, R>>;

const nothing = z.strictObject({});
/** A body that says nothing: absent. */
const noBody = z.undefined();

/** Room for a form with its longest texts. */
const USUAL_BODY_BYTES = 32_000;

/** Fills a row with what most rows share. GET, PUT and DELETE are idempotent by their definition. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof noBody,
  S extends EndpointState = 'ready',
>(row: Row<P, Q, B, R> & { state?: S }): Endpoint<P, Q, B, R> & { state: S } {
  const filled = {
    browser: true,
    state: 'ready',
    content: 'json',
    maxBodyBytes: USUAL_BODY_BYTES,
    retries: 0,
    idempotent: row.method === 'GET' || row.method === 'PUT' || row.method === 'DELETE',
    params: nothing,
    query: nothing,
    body: noBody,
    ...row,
  };
  return filled as unknown as Endpoint<P, Q, B, R> & { state: S };
}
