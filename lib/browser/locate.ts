/** Where a browser is, to a tenth of a degree, which is about ten kilometres. */
export type Place = { latitude: number; longitude: number };

/** `denied`: the person or the browser does not allow it; `failed`: it could not be found out. */
export type Located = { kind: 'place'; place: Place } | { kind: 'denied' } | { kind: 'failed' };

/** How long a browser may look, in milliseconds, and how old an answer may be. */
const LONGEST_LOOK = 10_000;
const OLDEST = 60 * 60_000;

const rounded = (degrees: number) => Math.round(degrees * 10) / 10;

/** Whether this browser can say where it is at all: on plain http it cannot. */
export const canLocate = (): boolean => 'geolocation' in navigator && window.isSecureContext;

/** Asks the browser where it is, which asks the person. No more of it leaves this function than is needed. */
export function locate(): Promise<Located> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({
          kind: 'place',
          place: { latitude: rounded(latitude), longitude: rounded(longitude) },
        }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { enableHighAccuracy: false, timeout: LONGEST_LOOK, maximumAge: OLDEST },
    );
  });
}
