import { DialogRejected, DialogRequest } from './dialog-request';

describe('a dialog request', () => {
  test('[UI-06] is opened, close requested with a value, detached', async () => {
    const request = new DialogRequest<number>();
    const states: string[] = [];
    request.subscribe(() => states.push(request.state().kind));
    expect(request.state()).toEqual({ kind: 'opened' });
    request.close(5);
    const answer = { kind: 'value', value: 5 };
    expect(request.state()).toEqual({ kind: 'closeRequested', answer });
    await expect(request).resolves.toBe(5);
    request.detach();
    expect(request.state()).toEqual({ kind: 'detached', answer });
    expect(states).toEqual(['closeRequested', 'detached']);
  });

  test.each(['dismissed', 'navigation', 'unmounted'] as const)(
    '[UI-06] is rejected (%s)',
    async (reason) => {
      const request = new DialogRequest<number>();
      request.reject(reason);
      expect(request.state()).toEqual({
        kind: 'closeRequested',
        answer: { kind: 'rejected', reason },
      });
      await expect(request).rejects.toThrow(DialogRejected);
      await expect(request).rejects.toMatchObject({ reason });
    },
  );

  test('[UI-06] only the first answer counts, before and after it is detached', async () => {
    const request = new DialogRequest<string>();
    request.close('первый');
    request.close('второй');
    request.reject();
    request.detach();
    request.detach();
    request.close('третий');
    await expect(request).resolves.toBe('первый');
    expect(request.state()).toMatchObject({ answer: { value: 'первый' } });
  });

  test('[UI-06] detached without an answer, it is rejected', async () => {
    const request = new DialogRequest<void>();
    request.detach();
    expect(request.state().kind).toBe('detached');
    await expect(request).rejects.toMatchObject({ reason: 'unmounted' });
  });

  test('[UI-06] an answer that nobody waits for is not an error', async () => {
    const request = new DialogRequest<void>();
    request.reject();
    // Jest itself fails the test in which a rejection stays unhandled until the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(request.state()).toMatchObject({ answer: { kind: 'rejected' } });
  });

  test('[UI-11] nobody can listen to it any more once it is detached', () => {
    const request = new DialogRequest<void>();
    const stop = request.subscribe(() => undefined);
    request.detach();
    expect(() => request.subscribe(() => undefined)).toThrow('Channel is destroyed');
    expect(stop).not.toThrow();
  });
});
