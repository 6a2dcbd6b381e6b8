import { NextResponse } from 'next/server';

/** A redirect from a handler to a path of our own, or to an address that the configuration knows. */
export function seeOther(to: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { Location: to, 'Cache-Control': 'no-store' },
  });
}

/** HEAD at an address whose GET changes something. [HTTP-03] */
export function refuseHead(): NextResponse {
  return new NextResponse(null, {
    status: 405,
    headers: { Allow: 'GET', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex,nofollow' },
  });
}
