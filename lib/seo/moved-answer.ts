import { redirectBody } from './prerender';

type Moved = { redirectLocation: string; httpStatus: number; robots: string };

/** The answer that sends a visitor, a crawler or a prerender service to another address. [PRE-01] */
export function movedAnswer({ redirectLocation, httpStatus, robots }: Moved) {
  return {
    body: redirectBody({ httpStatus, redirectLocation }),
    headers: {
      Location: redirectLocation,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(robots === 'noindex,nofollow' && { 'X-Robots-Tag': robots }),
    },
  };
}
