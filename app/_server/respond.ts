import { NextResponse } from 'next/server';

/** A redirect from a handler to a path of our own, or to an address that the configuration knows. */
export function seeOther(to: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { Location: to, 'Cache-Control': 'no-store' },
  });
}
