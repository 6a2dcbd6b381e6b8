import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from './endpoint';
import type { EndpointName, Endpoints } from '@/lib/contract/endpoints';
import type { ErrorCode } from './errors';

/** A call that was refused or not answered. */
export type Failure = {
  code: ErrorCode;
  /** The HTTP status that came; 0 when no answer came. [STATUS-14] */
  status: number;
  requestId: string;
  /** The path of the value that was wrong, when one was. */
  field?: string;
  /** For a 429: after how many seconds to try again. */
  retryAfter?: number;
};

/** No answer came, or none of ours. */
export const noAnswer = {
  code: 'unavailable',
  status: 0,
  requestId: '',
} as const satisfies Failure;

/** What a call returns: failures that can be expected are values, not exceptions. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; error: Failure };

/** A part of a call, which may be left out when nothing in it is required. */
export type Part<Name extends string, Value> =
  Record<string, never> extends Value
    ? { [name in Name]?: Value }
    : undefined extends Value
      ? { [name in Name]?: Value }
      : { [name in Name]: Value };

/** What goes into a call of the main API. */
export type CallInput<Name extends EndpointName> = Part<'params', ParamsOf<Endpoints[Name]>> &
  Part<'query', QueryOf<Endpoints[Name]>> &
  Part<'body', BodyOf<Endpoints[Name]>>;

/** What comes out of it. */
export type CallResult<Name extends EndpointName> = Result<ReplyOf<Endpoints[Name]>>;

/** The calls that everybody may make for what public pages show. */
type ContentName = 'listWorkbooks' | 'getWorkbook' | 'getSample' | 'getProductFeatures';

/** Reads what public pages show, in nobody's name. */
export type AskContent = <Name extends ContentName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallResult<Name>>;
