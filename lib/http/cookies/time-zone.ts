import { ownCookie, textSchema } from './own-cookie';

/** A year, in seconds. */
const YEAR = 365 * 24 * 60 * 60;

/** Looks like a name of the IANA database; whether it is one, the server asks. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** The time zone of the browser, which it tells the server with every request. [NET-01] */
export const timeZoneCookie = ownCookie({
  name: 'tz',
  schema: textSchema((text) => (NAME.test(text) ? text : null)),
  lifetime: YEAR,
  protection: 'plain',
  readableByScripts: true,
});
