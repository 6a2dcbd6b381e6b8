/** @jest-environment node */
import { endpoints } from '@/lib/contract/endpoints';
import type { HttpOutcome } from './outcome/http-outcome';
import { isRetryable, retriesOf, withRetries } from './retry';

const answer = (status: number): HttpOutcome => ({ kind: 'answer', status, text: '{}', bytes: 2 });
const noResponse: HttpOutcome = { kind: 'no_response', sent: true, timedOut: false };

describe('how often a call is repeated', () => {
  it('[NET-04] is what its row says, for calls that can be repeated', () => {
    expect(retriesOf({ retries: 2, idempotent: true })).toBe(2);
    expect(retriesOf(endpoints.saveAnswer)).toBe(1);
  });

  it('[NET-04] is never for calls that cannot', () => {
    expect(retriesOf({ retries: 2, idempotent: false })).toBe(0);
    expect(retriesOf(endpoints.registerStudent)).toBe(0);
    expect(retriesOf(endpoints.authenticate)).toBe(0);
  });
});

describe('a repetition', () => {
  async function run(outcomes: HttpOutcome[], retries: number) {
    const pauses: number[] = [];
    let asked = 0;
    const outcome = await withRetries(
      retries,
      () => Promise.resolve(outcomes[asked++] ?? answer(200)),
      (ms) => Promise.resolve(pauses.push(ms)),
    );
    return { outcome, asked, pauses };
  }

  it.each([408, 500, 502, 503, 504])('[NET-04] follows a %d', async (status) => {
    expect(await run([answer(status)], 1)).toMatchObject({ asked: 2, outcome: answer(200) });
  });

  it.each([200, 302, 400, 401, 403, 404, 409, 422, 429, 501])(
    '[NET-04] does not follow a %d',
    async (status) => {
      expect(await run([answer(status)], 1)).toMatchObject({ asked: 1, outcome: answer(status) });
    },
  );

  it('[NET-04] follows a lost connection, not a call that took all its time', () => {
    expect(isRetryable(noResponse)).toBe(true);
    expect(isRetryable({ kind: 'no_response', sent: true, timedOut: true })).toBe(false);
  });

  it('[NET-04] ends with the last outcome when the count is used up', async () => {
    const all = [answer(503), noResponse, answer(502), answer(200)];
    expect(await run(all, 2)).toMatchObject({ asked: 3, outcome: answer(502) });
  });

  it('waits longer each time, and not exactly as long as others', async () => {
    const { pauses } = await run([noResponse, noResponse, noResponse], 3);
    expect(pauses).toHaveLength(3);
    pauses.forEach((ms, index) => {
      expect(ms).toBeGreaterThanOrEqual(100 * 2 ** index);
      expect(ms).toBeLessThan(200 * 2 ** index);
    });
  });
});
