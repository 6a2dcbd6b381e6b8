import { ownCookie, textSchema } from './own-cookie';

/** A year, in seconds. */
const YEAR = 365 * 24 * 60 * 60;

export type Consent = 'granted' | 'denied';

/** Whether counters and chat of others may be loaded; whoever has not chosen has none. [TRK-04] */
export const consentCookie = ownCookie<Consent>({
  name: 'cookie_consent',
  schema: textSchema((text) => (text === 'granted' || text === 'denied' ? text : null)),
  lifetime: YEAR,
  protection: 'plain',
  readableByScripts: true,
});
