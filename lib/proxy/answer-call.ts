import type { Result } from '@/lib/contract/call/result';
import type { Find } from './find-endpoint';
import { readCall, type CallRequest, type ReadCall } from './read-call';
import { replyRefused, replySentTo, replyWith, type CallReply } from './respond';

/** What a call of the browser needs of whoever stands around it. */
export type CallSurroundings<Name extends string, Caller> = {
  publicOrigin: string;
  requestId: string;
  /** The table that is open to browsers. */
  find: Find<Name>;
  /** Who is signed in; asked only for requests to a row of it. */
  identify(): Promise<Caller | null>;
  /** Asks the service in the caller's name. */
  carryOut(call: ReadCall<Name, Caller>): Promise<Result<unknown>>;
  /** Told of what nobody expects; the browser does not learn of it. */
  onFault(error: unknown): void;
};

/**
 * The browser's only way to a service, whether Next.js or the server in front of it has the request.
 * Never throws. [NET-06]
 */
export async function answerCall<Name extends string, Caller>(
  request: CallRequest,
  { publicOrigin, requestId, find, identify, carryOut, onFault }: CallSurroundings<Name, Caller>,
): Promise<CallReply> {
  try {
    const call = await readCall(request, publicOrigin, find, identify);
    if (!call.ok) return replyRefused(call.refusal, requestId);
    const result = await carryOut(call.value);
    if (!result.ok) return replyRefused(result.error, requestId);
    const reply = call.value.content === 'file' ? replySentTo : replyWith;
    return reply(result.value, requestId);
  } catch (error) {
    onFault(error);
    return replyRefused({ code: 'internal' }, requestId);
  }
}
