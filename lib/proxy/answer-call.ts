import type { CallResult } from '@/lib/contract/call/result';
import type { BrowserEndpointName } from '@/lib/contract/paths';
import { readCall, type BrowserCall, type CallRequest } from './read-call';
import { replyRefused, replyWith, type CallReply } from './respond';

/** What a call of the browser needs of whoever stands around it. */
export type CallSurroundings<Caller> = {
  publicOrigin: string;
  requestId: string;
  /** Who is signed in; asked only for requests to an endpoint. */
  identify(): Promise<Caller | null>;
  /** Asks the main API in the caller's name. */
  carryOut(call: BrowserCall<Caller>): Promise<CallResult<BrowserEndpointName>>;
  /** Told of what nobody expects; the browser does not learn of it. */
  onFault(error: unknown): void;
};

/**
 * The browser's only way to the main API, whether Next.js or the server in front of it has the request.
 * Never throws. [NET-06]
 */
export async function answerCall<Caller>(
  request: CallRequest,
  { publicOrigin, requestId, identify, carryOut, onFault }: CallSurroundings<Caller>,
): Promise<CallReply> {
  try {
    const call = await readCall(request, publicOrigin, identify);
    if (!call.ok) return replyRefused(call.refusal, requestId);
    const result = await carryOut(call.value);
    if (!result.ok) return replyRefused(result.error, requestId);
    return replyWith(result.value, requestId);
  } catch (error) {
    onFault(error);
    return replyRefused({ code: 'internal' }, requestId);
  }
}
