import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerConfig } from '@/lib/config/server';
import { secureResponse } from '@/lib/security/secure-responses';
import { followResponse } from '@/lib/status/response-status';
import { PAGE_VARY } from './requests/page-headers';
import type { Step } from './step';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The last step: Next.js answers whatever is left. */
export function passToNext(handler: Handler, config: ServerConfig): Step {
  return async (request, response) => {
    secureResponse(response, { config });
    followResponse(response);
    tidyHead(response);
    await handler(request, response);
    return true;
  };
}

/** Next.js announces its fonts with an offer to connect to the site that the browser is connected to. */
const SELF_PRECONNECT = /<\/>; rel=preconnect(?:; crossorigin="")?(?:, )?/;

/** What Next.js says with a page, and leaves out when the visitor has the page already. */
const OF_PAGES = {
  'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
  Vary: PAGE_VARY,
};

/** Mends what Next.js says in its headers. */
function tidyHead(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const link = response.getHeader('Link');
    if (link !== undefined) {
      const others = String(link).replace(SELF_PRECONNECT, '').replace(/, $/, '');
      if (others === '') response.removeHeader('Link');
      else response.setHeader('Link', others);
    }
    if (status === 304)
      for (const [name, value] of Object.entries(OF_PAGES))
        if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead(status, ...rest);
  };
}
