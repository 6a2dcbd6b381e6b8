/** @jest-environment node */
import { callApi } from './call-api';
import { onSessionExpired } from './session-expired';

const fetched = jest.spyOn(globalThis, 'fetch');
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );

beforeEach(() => fetched.mockReset());

describe('a call of the browser', () => {
  it('[NET-01] goes to our own address, with the time zone and no token', async () => {
    answer(200, { done: true });
    const idempotencyKey = '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e';
    const body = { idempotencyKey, type: 'idea', meta: { text: 'Хорошо' } };
    expect(await callApi('addFeedback', { body })).toEqual({ ok: true, value: { done: true } });
    expect(fetched).toHaveBeenCalledWith('/api/v1/user/add-feedback', {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      credentials: 'same-origin',
      body: JSON.stringify(body),
      cache: 'no-store',
      keepalive: false,
      priority: 'auto',
      signal: expect.any(AbortSignal),
    });
  });

  it('fills in parameters and query', async () => {
    answer(200, {});
    await callApi('listAttempts', { query: { taskHash: 'babababababababa' } });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/attempts?taskHash=babababababababa');
  });

  it('asks without the last slash, which would be redirected', async () => {
    answer(200, {});
    await callApi('getProductFeatures', {});
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/product-feature');
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });

  it('can outlive its page', async () => {
    answer(200, {});
    await callApi('getJournal', {}, { keepalive: true });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  it('[NET-03] ends after 60 s and is then a failure with status 0', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    fetched.mockImplementationOnce(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    });
    expect(await callApi('getJournal', {})).toMatchObject({ error: { status: 0 } });
    expect(timeout).toHaveBeenCalledWith(60_000);
  });

  it('[AUTH-12] announces that the session has expired, unless its caller handles it', async () => {
    const onExpired = jest.fn();
    const stop = onSessionExpired(onExpired);
    const refuse = (status: number, code: string) =>
      answer(status, { code, message: 'm', requestId: 'r' });
    refuse(403, 'forbidden');
    await callApi('getJournal', {});
    refuse(401, 'unauthorized');
    await callApi('getUserConfig', {}, { handlesSessionExpired: true });
    expect(onExpired).not.toHaveBeenCalled();
    expect(fetched.mock.calls[1]?.[1]).not.toHaveProperty('handlesSessionExpired');
    refuse(401, 'token_invalid');
    expect(await callApi('getJournal', {})).toMatchObject({ error: { status: 401 } });
    expect(onExpired).toHaveBeenCalledTimes(1);
    stop();
    refuse(401, 'unauthorized');
    await callApi('getJournal', {});
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('[STATUS-14] has status 0 when there is no network', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await callApi('getJournal', {})).toEqual({
      ok: false,
      error: { code: 'unavailable', status: 0, requestId: '' },
    });
  });

  it.each([
    [200, 0],
    [502, 502],
  ])(
    '[STATUS-14] when %d comes with a page of somebody else, the status is %d',
    async (came, status) => {
      answer(came, '<html>');
      expect(await callApi('getJournal', {})).toMatchObject({
        error: { code: 'unavailable', status },
      });
    },
  );

  it.each([
    [400, { code: 'invalid_request', message: 'm', requestId: 'r', field: 'body.a' }],
    [409, { code: 'homework_closed', message: 'm', requestId: 'r' }],
  ])('returns a refusal as a value: %d %j', async (status, { message: _, ...error }) => {
    answer(status, { ...error, message: _ });
    expect(await callApi('getJournal', {})).toEqual({ ok: false, error: { ...error, status } });
  });

  it.each([{ code: 'new_code', requestId: 'r' }, { code: 1 }, null, []])(
    'takes a refusal that it does not know for an unavailable server: %j',
    async (body) => {
      answer(500, body);
      expect(await callApi('getJournal', {})).toMatchObject({
        error: { code: 'unavailable', status: 500 },
      });
    },
  );
});
