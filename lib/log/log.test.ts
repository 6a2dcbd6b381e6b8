/** @jest-environment node */
import { describeError } from './describe-error';
import { logFailure, type LoggedFailure } from './log-failure';
import { createLogger } from './logger';

const failure: LoggedFailure = {
  endpoint: 'saveAnswer',
  requestId: 'r-1',
  code: 'unavailable',
  status: 0,
  requests: 2,
  durationMs: 12,
};

/** The lines that a failure leaves in the log. */
function linesOf(given: object, level = 'info'): Record<string, unknown>[] {
  const lines: string[] = [];
  const log = createLogger(level, { write: (line: string) => void lines.push(line) });
  logFailure(log, { ...failure, ...given });
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log of upstream calls', () => {
  it('has one line with request id, endpoint, status and duration', () => {
    expect(linesOf({})).toEqual([
      {
        level: 50,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        service: 'web',
        msg: 'upstream call failed',
        alert: true,
        ...failure,
      },
    ]);
  });

  it.each([
    ['internal', 500, 50, true],
    ['upstream_invalid', 200, 50, true],
    ['homework_not_found', 404, 30, false],
    ['not_implemented', 501, 30, false],
    [null, 200, 40, false],
  ])('calls for an operator when the error table says so: %s', (code, status, level, alert) => {
    expect(linesOf({ code, status })).toMatchObject([{ level, alert, code, status }]);
  });

  it('holds nothing but the named fields', () => {
    const text = JSON.stringify(linesOf({ token: 'secret', url: '/a?code=secret' }));
    expect(text).not.toContain('secret');
  });

  it('is silent when it is told to be', () => {
    expect(linesOf({}, 'silent')).toEqual([]);
    expect(linesOf({ code: 'not_found' }, 'warn')).toEqual([]);
  });
});

describe('the description of an unexpected error', () => {
  it('has name, code and place, and those of the causes, without messages', () => {
    const cause = Object.assign(new TypeError('secret 1'), { code: 'ECONNRESET' });
    const text = describeError(new RangeError('secret 2', { cause }));
    expect(text).toMatch(/^RangeError at .*log\.test\.ts.* ← TypeError ECONNRESET at /);
    expect(text).not.toContain('secret');
  });

  it('is the type of what is no error', () => {
    expect([describeError('secret'), describeError(null), describeError({ a: 1 })]).toEqual([
      'string',
      'object',
      'object',
    ]);
  });

  it('does not quote a message of several lines', () => {
    expect(describeError(new Error('first\n    secret'))).not.toContain('secret');
  });
});
