import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerConfig } from '@/lib/config/server';
import { secureResponse } from '@/lib/security/secure-responses';
import type { Step } from './step';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The last step: Next.js answers whatever is left. */
export function passToNext(handler: Handler, config: ServerConfig): Step {
  return async (request, response) => {
    secureResponse(response, { config });
    await handler(request, response);
    return true;
  };
}
