/** @jest-environment node */
import { errorTable, type ErrorCode } from '@/lib/contract/call/errors';
import { respondRefused, respondWith } from './respond';

describe('an answer of the proxy', () => {
  it('[NET-06] is JSON that nobody keeps, with the id of the request', async () => {
    const response = respondWith({ a: 'ё' }, 'r-1');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-type': 'application/json',
      'x-request-id': 'r-1',
    });
    expect(await response.json()).toEqual({ a: 'ё' });
  });

  it.each(Object.keys(errorTable) as ErrorCode[])(
    '[NET-06] has the status of its code: %s',
    (code) => {
      const response = respondRefused({ code }, 'r-1');
      expect(response.status).toBe(errorTable[code].status);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('[NET-06] says in Russian what is wrong, and where', async () => {
    const refusal = { code: 'invalid_request', field: 'body.title' } as const;
    expect(await respondRefused(refusal, 'r-1').json()).toEqual({
      code: 'invalid_request',
      message: expect.stringMatching(/^[А-Я].*\.$/),
      requestId: 'r-1',
      field: 'body.title',
    });
  });

  it('[NET-06] names the right methods for a wrong one', () => {
    const refusal = { code: 'method_not_allowed', allow: ['GET', 'HEAD'] } as const;
    expect(respondRefused(refusal, 'r').headers.get('allow')).toBe('GET, HEAD');
  });

  it('says when to come back, when something is unavailable', () => {
    expect(respondRefused({ code: 'unavailable' }, 'r').headers.get('retry-after')).toBe('5');
    expect(respondRefused({ code: 'internal' }, 'r').headers.get('retry-after')).toBeNull();
  });

  it('says when to come back, when there were too many tries', () => {
    const waitOf = (retryAfter?: number) =>
      respondRefused({ code: 'rate_limited', ...(retryAfter && { retryAfter }) }, 'r').headers.get(
        'retry-after',
      );
    expect([waitOf(299), waitOf()]).toEqual(['299', '60']);
  });
});
