/** @jest-environment node */
import { Hono } from 'hono';
import type { ServiceVariables } from '@/platform/kernel/service';
import { createThrottle } from '@/platform/kernel/limits/throttle';
import { keepRegistration } from '@/platform/sso/account/keep-registration';
import type { Sso } from '@/platform/sso/context';
import { submitRegistration } from './registration-steps';

jest.mock('@/platform/sso/account/keep-registration');
jest.mock('./step', () => ({
  addressOf: () => '/interaction/x',
  hintOf: () => '',
  roleHintOf: () => '',
}));

/** The form as it is sent from an address. */
async function send(app: Hono<{ Variables: ServiceVariables }>, address: string) {
  const form = {
    ...{ role: 'student', name: 'Анна', surname: 'Белова', email: 'anna@example.ru' },
    ...{ password: 'длинный пароль', repeat: 'длинный пароль', consent: 'yes' },
  };
  const incoming = { socket: { remoteAddress: address } };
  const body = new URLSearchParams(form);
  const response = await app.request('/', { method: 'POST', body }, { incoming });
  return [response.status, response.headers.get('retry-after')];
}

test('after a hundred registrations from one address it waits', async () => {
  jest.mocked(keepRegistration).mockResolvedValue(null);
  const registration = createThrottle({ limit: 100, windowMs: 600_000 }, () => 0);
  const sso = { publicOrigin: 'https://example.ru', throttles: { registration }, mail: {} } as Sso;
  const app = new Hono<{ Variables: ServiceVariables }>();
  app.post('/', (context) =>
    submitRegistration(sso)(context, {} as Parameters<ReturnType<typeof submitRegistration>>[1]),
  );
  for (let turn = 0; turn < 100; turn++)
    expect(await send(app, '203.0.113.7')).toEqual([303, null]);
  expect(await send(app, '203.0.113.7')).toEqual([429, '600']);
  expect(await send(app, '203.0.113.8')).toEqual([303, null]);
  expect(keepRegistration).toHaveBeenCalledTimes(101);
});
