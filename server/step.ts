import type { IncomingMessage, ServerResponse } from 'node:http';

/** One step on the way of a request: true when it has answered, or will; the next steps are left out. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;
