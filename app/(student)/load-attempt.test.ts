import { ATTEMPT_CODE, attemptOf } from '@/components/student/start/start.fixture';
import type { ErrorCode } from '@/lib/contract/call/errors';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { loadResult } from './load-attempt';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');

const failure = (code: ErrorCode, status: number) => ({
  ok: false,
  error: { code, status, requestId: 'r' },
});
const finished = attemptOf({ finishedAt: '2026-03-04T10:00:00Z', score: 62, grade: 4 });

/** What the main API answers to each of the two calls. */
function answer(attempt: object, result: object): void {
  jest
    .mocked(callMainApi)
    .mockImplementation(async (name) => (name === 'getAttempt' ? attempt : result) as never);
}
const found = (value: object) => ({ ok: true, value });
const placeOf = (loading: Promise<unknown>) =>
  loading.catch((thrown: { digest?: string }) => thrown.digest?.split(';')[2] ?? 'an error');

describe('a result', () => {
  test('[HW-05] is the attempt with what may be told of it', async () => {
    const result = { withheld: 'policy', steps: [] };
    answer(found(finished), found(result));
    expect(await loadResult(ATTEMPT_CODE)).toEqual({ attempt: finished, result });
  });

  test.each<[ErrorCode, number]>([
    ['unavailable', 0],
    ['unavailable', 503],
    ['internal', 500],
    ['rate_limited', 429],
    ['upstream_invalid', 502],
  ])('[HW-05] keeps its mark when answers and explanations fail: %s %i', async (code, status) => {
    answer(found(finished), failure(code, status));
    const loaded = { attempt: finished, result: { withheld: 'not_loaded', steps: [] } };
    expect(await loadResult(ATTEMPT_CODE)).toEqual(loaded);
  });

  test('[HW-05] of an attempt that goes on leads back to its steps', async () => {
    answer(found(attemptOf()), failure('attempt_not_finished', 409));
    expect(await placeOf(loadResult(ATTEMPT_CODE))).toBe(`/lesson/homework/${ATTEMPT_CODE}`);
  });

  test('[HW-05] without the attempt itself is a failure', async () => {
    answer(failure('unavailable', 503), failure('unavailable', 503));
    await expect(loadResult(ATTEMPT_CODE)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test.each(['', 'x', '../teacher', 'a'.repeat(5_000)])(
    '[HW-05] with the code %.10s is not found and asks nobody',
    async (code) => {
      answer(found(finished), found({}));
      jest.mocked(callMainApi).mockClear();
      await expect(loadResult(code)).rejects.toMatchObject({ code: 'attempt_not_found' });
      expect(callMainApi).not.toHaveBeenCalled();
    },
  );
});
