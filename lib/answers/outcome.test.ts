import { errorTable, type ErrorCode } from '@/lib/contract/call/errors';
import { failure } from './queue.fixture';
import { outcomeOf } from './outcome';

describe('what became of a sent answer', () => {
  test('[HW-04] only a known final reason drops an answer', () => {
    const codes = Object.keys(errorTable) as ErrorCode[];
    const refused = codes.filter(
      (code) => outcomeOf(failure({ code, status: errorTable[code].status })).kind === 'refused',
    );
    expect(refused.sort()).toEqual([
      'answer_mismatch',
      'attempt_finished',
      'conflict',
      'homework_not_found',
      'homework_withdrawn',
      'invalid_request',
      'payload_too_large',
      'task_not_in_homework',
      'task_not_returned',
    ]);
  });

  test.each([
    [0, 'unavailable', { kind: 'later', reason: 'offline' }],
    [401, 'unauthorized', { kind: 'signIn' }],
    [401, 'token_invalid', { kind: 'signIn' }],
    [403, 'forbidden', { kind: 'doubtful', code: 'forbidden' }],
    [404, 'attempt_not_found', { kind: 'doubtful', code: 'attempt_not_found' }],
    [404, 'unavailable', { kind: 'later', reason: 'failed' }],
    [409, 'conflict', { kind: 'refused', code: 'conflict' }],
    [429, 'rate_limited', { kind: 'later', reason: 'busy' }],
    [500, 'internal', { kind: 'later', reason: 'failed' }],
    [503, 'unavailable', { kind: 'later', reason: 'busy' }],
  ] as const)('status %i with %s', (status, code, outcome) => {
    expect(outcomeOf(failure({ code, status }))).toEqual(outcome);
  });
});
