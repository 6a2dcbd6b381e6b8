import { failureAddress } from './failure-address';
import { hostileAddresses as hostile } from './original-address.fixture';
import type { OwnPath } from '@/lib/routes/own-path';

const failure = (status: number) => ({ status, code: 'unavailable', requestId: 'r' }) as const;

describe('the address of a failure', () => {
  test.each([
    [0, '/network-error'],
    [401, '/403'],
    [404, '/404'],
    [503, '/unknown-server-error'],
  ])('[STATUS-14] %i keeps the original address and passes the error', (status, path) => {
    expect(failureAddress(failure(status), '/teacher/journal?class=5' as OwnPath)).toBe(
      `${path}?from=%2Fteacher%2Fjournal%3Fclass%3D5&error=unavailable`,
    );
  });

  test.each(hostile)('[STATUS-14] keeps no foreign address: %j', (text) => {
    expect(failureAddress(failure(0), text as OwnPath)).toBe('/network-error?error=unavailable');
  });
});
