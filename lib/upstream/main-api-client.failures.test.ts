/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import nock from 'nock';
import {
  A,
  B,
  change,
  client,
  failure,
  getPreview,
  guest,
  isolate,
  LEAD,
  lead,
  PREVIEW,
  preview,
  user,
} from './main-api-client.fixture';
import { onCallReport, type CallReport } from './call-report';

const reports: CallReport[] = [];
onCallReport((report) => reports.push(report));
beforeEach(() => void reports.splice(0));

isolate();

describe('several endpoints', () => {
  it.each([302, 404, 408, 503])('[NET-02] a %d goes on to the next', async (status) => {
    nock(A).get(PREVIEW).reply(status, {});
    nock(B).get(PREVIEW).reply(200, preview);
    expect(await getPreview(A, B)).toMatchObject({ ok: true });
  });

  it('[NET-02] no answer goes on to the next', async () => {
    nock(A)
      .get(PREVIEW)
      .replyWithError(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
    nock(B).get(PREVIEW).reply(200, preview);
    expect(await getPreview(A, B)).toMatchObject({ ok: true });
  });

  it.each([400, 401, 403, 409, 429, 501])('[NET-02] a %d is passed on', async (status) => {
    nock(A).get(PREVIEW).reply(status, {});
    const next = nock(B).get(PREVIEW).reply(200, preview);
    expect(await getPreview(A, B)).toMatchObject({ error: { status } });
    expect(next.isDone()).toBe(false);
  });

  it('[NET-02] pass on the last answer when none has it', async () => {
    nock(A).get(PREVIEW).reply(404, {});
    nock(B).get(PREVIEW).reply(404, { code: 'homework_not_found', message: '', requestId: 'x' });
    expect(await getPreview(A, B)).toEqual(failure('homework_not_found', 404));
  });

  it('[NET-02] are not both asked for what may have been done', async () => {
    change('addLead', { idempotent: false });
    nock(A)
      .post(LEAD)
      .replyWithError(Object.assign(new Error(), { code: 'ECONNRESET' }));
    const next = nock(B).post(LEAD).reply(200, { done: true });
    expect(await client(A, B)('addLead', lead, guest)).toEqual(failure('unavailable', 0));
    expect(next.isDone()).toBe(false);
  });
});

describe('the time that a call may take', () => {
  const settled = (promise: Promise<unknown>) => {
    const seen: { value?: unknown } = {};
    promise.then((value) => (seen.value = value)).catch((error) => (seen.value = error));
    return seen;
  };
  /** An answer that waits until it is let go. */
  function waiting(): { let: () => void; reply: () => Promise<[number, typeof preview]> } {
    const gate = { let: () => undefined as void };
    const open = new Promise<void>((resolve) => (gate.let = resolve));
    return { let: () => gate.let(), reply: () => open.then(() => [200, preview]) };
  }
  /** Lets time go by in which nothing is to come; what came from nock would need real time for it. */
  async function passInVain(ms: number): Promise<void> {
    await jest.advanceTimersByTimeAsync(ms);
    await sleep(30);
  }

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });

  it('[NET-03] is 60 s with one endpoint, then there is no answer', async () => {
    nock(A).get(PREVIEW).reply(waiting().reply);
    const call = getPreview(A);
    const seen = settled(call);
    await passInVain(59_999);
    expect(seen.value).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(failure('unavailable', 0));
  });

  it('[NET-03] is 6 s with several, then the next is asked', async () => {
    nock(A).get(PREVIEW).reply(waiting().reply);
    const next = nock(B).get(PREVIEW).reply(200, preview);
    const call = getPreview(A, B);
    await passInVain(5_999);
    expect(next.isDone()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ ok: true });
  });

  it('[NET-03] has no end for a row marked long', async () => {
    change('getTaskPreview', { long: true });
    const answer = waiting();
    nock(A).get(PREVIEW).reply(answer.reply);
    const call = getPreview(A);
    const seen = settled(call);
    await passInVain(3_600_000);
    expect(seen.value).toBeUndefined();
    answer.let();
    expect(await call).toMatchObject({ ok: true });
  });
});

describe('a failed call', () => {
  it('[NET-04] is repeated when it is idempotent', async () => {
    nock(A).get(PREVIEW).reply(500, {});
    nock(A).get(PREVIEW).reply(200, preview);
    expect(await getPreview(A)).toMatchObject({ ok: true });
  });

  it('[NET-04] is repeated no more often than its row says', async () => {
    nock(A).get(PREVIEW).times(2).reply(503, {});
    const third = nock(A).get(PREVIEW).reply(200, preview);
    expect(await getPreview(A)).toEqual(failure('unavailable', 503));
    expect(third.isDone()).toBe(false);
  });

  it('[NET-04] is not repeated when it is not', async () => {
    change('addLead', { idempotent: false });
    nock(A).post(LEAD).reply(503, {});
    const second = nock(A).post(LEAD).reply(200, { done: true });
    expect(await client(A)('addLead', lead, guest)).toEqual(failure('unavailable', 503));
    expect(second.isDone()).toBe(false);
  });

  it('is told once, without address, token or content', async () => {
    nock(A).get('/api/v1/journal').times(2).reply(500, { message: 'secret' });
    await client(A)('getJournal', {}, user);
    expect(reports).toEqual([
      {
        endpoint: 'getJournal',
        requestId: 'request-1',
        code: 'internal',
        status: 500,
        requests: 2,
        durationMs: expect.any(Number),
      },
    ]);
  });

  it('is told when the next endpoint has saved it, and a good call is not', async () => {
    nock(A).get(PREVIEW).reply(503, {});
    nock(B).get(PREVIEW).times(2).reply(200, preview);
    await getPreview(A, B);
    expect(reports).toMatchObject([{ code: null, status: 200, requests: 2 }]);
    await getPreview(B);
    expect(reports).toHaveLength(1);
  });
});
