/** @jest-environment node */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Hono } from 'hono';
import type { ServiceVariables } from '@/platform/kernel/service';
import { createThrottle, type Throttle } from '@/platform/kernel/limits/throttle';
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
async function send(
  app: Hono<{ Variables: ServiceVariables }>,
  address: string,
  change: Record<string, string> = {},
) {
  const form = {
    ...{ role: 'student', name: 'Анна', surname: 'Белова', email: 'anna@example.ru' },
    ...{ password: 'длинный пароль', repeat: 'длинный пароль', consent: 'yes' },
    ...change,
  };
  const incoming = { socket: { remoteAddress: address } };
  const body = new URLSearchParams(form);
  const response = await app.request('/', { method: 'POST', body }, { incoming });
  return [response.status, response.headers.get('retry-after')];
}

/** Takes registrations, as many as the throttle lets through. */
function appOf(registration: Throttle) {
  const sso = { publicOrigin: 'https://example.ru', throttles: { registration }, mail: {} } as Sso;
  const app = new Hono<{ Variables: ServiceVariables }>();
  app.post('/', (context) =>
    submitRegistration(sso)(context, {} as Parameters<ReturnType<typeof submitRegistration>>[1]),
  );
  return app;
}

test('after a hundred registrations from one address it waits', async () => {
  jest.mocked(keepRegistration).mockResolvedValue(null);
  const app = appOf(createThrottle({ limit: 100, windowMs: 600_000 }, () => 0));
  for (let turn = 0; turn < 100; turn++)
    expect(await send(app, '203.0.113.7')).toEqual([303, null]);
  expect(await send(app, '203.0.113.7')).toEqual([429, '600']);
  expect(await send(app, '203.0.113.8')).toEqual([303, null]);
  expect(keepRegistration).toHaveBeenCalledTimes(101);
});

test('a password is weighed only when all else is right, and after the waiting', async () => {
  jest.mocked(keepRegistration).mockResolvedValue(null);
  const weigh = jest.spyOn(ZxcvbnFactory.prototype, 'check');
  const app = appOf(createThrottle({ limit: 2, windowMs: 600_000 }, () => 0));
  const weighed = async (change: Record<string, string>) => {
    weigh.mockClear();
    const [status] = await send(app, '203.0.113.7', change);
    return [status, weigh.mock.calls.length];
  };
  for (const [field, value] of Object.entries({ email: 'нет', consent: '', repeat: 'x', name: '' }))
    expect(await weighed({ [field]: value })).toEqual([422, 0]);
  const latin = { password: 'gvozdika 48 stul', repeat: 'gvozdika 48 stul' };
  expect(await weighed(latin)).toEqual([303, 1]);
  const weak = { password: 'qwerty123', repeat: 'qwerty123' };
  expect(await weighed(weak)).toEqual([422, 1]);
  expect(await weighed(weak)).toEqual([429, 0]);
});
