/** @jest-environment node */
import { callWeb } from './call-web';

const fetched = jest.spyOn(globalThis, 'fetch');
const reply = (body: string, init: ResponseInit = {}) =>
  fetched.mockResolvedValueOnce(new Response(body, init));
const started = { attemptCode: 'bafedikogupamitebaba', currentStep: 1 };
const form = {
  ...{ idempotencyKey: '6b1b5a9e-5d0a-4d3c-9d42-0d8d0a8f0a11', taskHash: 'bafedikogupamite' },
  ...{ name: 'Маша', surname: 'Иванова', className: '5а' },
};
const begin = () => callWeb('beginHomework', form);

beforeEach(() => fetched.mockReset());

describe("a call of web's own", () => {
  test('[NET-01] tells the time zone and sends its body', async () => {
    reply(JSON.stringify(started));
    expect(await begin()).toMatchObject({ ok: true, value: started });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/session/student');
    expect(init).toMatchObject({
      method: 'POST',
      body: JSON.stringify(form),
      headers: { 'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone },
    });
  });

  test('a refusal comes with its body', async () => {
    const content = { code: 'conflict', message: 'm', requestId: 'r' };
    reply(JSON.stringify(content), { status: 409 });
    expect(await begin()).toEqual({ ok: false, status: 409, content });
  });

  test.each(['<html>', '', 'null', '[]', '"text"', '{}', '{"attemptCode":"x"}'])(
    '[STATUS-14] a reply that is not ours has status 0: %j',
    async (body) => {
      reply(body);
      expect(await begin()).toMatchObject({ ok: false, status: 0 });
    },
  );

  test('[NET-03] ends after 60 s, or when its caller aborts it', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const stop = new AbortController();
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const asked = callWeb('getSession', undefined, { signal: stop.signal });
    expect(timeout).toHaveBeenCalledWith(60_000);
    stop.abort();
    expect(await asked).toMatchObject({ ok: false, status: 0 });
  });
});
