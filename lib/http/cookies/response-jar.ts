import type { NextResponse } from 'next/server';
import type { CookieWriter } from './cookie-jar';

/** The cookies of a response: one that sets any is for one browser alone. */
export function jarOf(response: NextResponse): CookieWriter {
  return {
    set(name, value, options) {
      response.cookies.set(name, value, options);
      response.headers.set('Cache-Control', 'private, no-store');
    },
  };
}
