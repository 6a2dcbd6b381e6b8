/** @jest-environment node */
import { Hono } from 'hono';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceVariables } from '@/platform/kernel/service';
import { signInDoor } from './sign-in-door';

/** What the SSO answers to somebody from an address, at whose door the clock says so. */
function door(clock = { now: 0 }) {
  const app = new Hono<{ Variables: ServiceVariables }>();
  app.onError((error, context) =>
    error instanceof ServiceError
      ? context.json([error.code, error.retryAfterSeconds ?? null])
      : context.json('failure'),
  );
  app.use(signInDoor(() => clock.now));
  app.get('/auth', (context) => context.json('begun'));
  return async (address: string, query = ''): Promise<unknown> => {
    const incoming = { socket: { remoteAddress: address } };
    return (await app.request(`/auth?${query}`, {}, { incoming })).json();
  };
}

test('[TRUST-08] a thousand sign-ins begin from one address in five minutes', async () => {
  const clock = { now: 0 };
  const come = door(clock);
  for (let turn = 0; turn < 1_000; turn++) expect(await come('203.0.113.7')).toBe('begun');
  expect(await come('203.0.113.7')).toEqual(['rate_limited', 300]);
  expect(await come('203.0.113.8')).toBe('begun');
  clock.now += 300_000;
  expect(await come('203.0.113.7')).toBe('begun');
});

test('[TRUST-08] a sign-in that begins with more than any of ours keeps nothing', async () => {
  const come = door();
  expect(await come('203.0.113.7', `state=${'x'.repeat(3_900)}`)).toBe('begun');
  expect(await come('203.0.113.7', `state=${'x'.repeat(4_000)}`)).toEqual([
    'invalid_request',
    null,
  ]);
});
