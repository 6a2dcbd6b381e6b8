import { tellsAddress } from '@/lib/routes/told-address';

/** Addresses there carry codes and tokens of the sign-in, which are nobody else's. */
const SECRET_ADDRESS = /\/(?:prosv|dnevnikru)/i;

/**
 * Codes of homework, which the page after this one must not show to scripts of others [TRK-04]. The origin
 * stays: our own calls are known by it.
 */
const WORKING_ADDRESS = /^\/+(?:lesson|homework|student|share)\//i;

const NEVER_USED = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];
const PERMISSIONS = [
  ...NEVER_USED.map((name) => `${name}=()`),
  // A school gives its place when it registers.
  'geolocation=(self)',
].join(', ');

/**
 * The security headers of any answer, besides its content security policy.
 *
 * @param url as the request line has it: path and query, whatever the status will be
 */
export function securityHeaders(url: string, publicOrigin: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': referrerPolicy(url),
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Not for subdomains: the publisher's other sites under the same name are not ours to bind.
    ...(publicOrigin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

function referrerPolicy(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (SECRET_ADDRESS.test(path)) return 'no-referrer';
  const isWorking = WORKING_ADDRESS.test(path) || tellsAddress(query);
  return isWorking ? 'strict-origin' : 'strict-origin-when-cross-origin';
}
