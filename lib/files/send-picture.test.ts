import { sendPicture, type Sending } from './send-picture';
import type { UnsentPicture } from './unsent-pictures';

const FILE = '1f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d';
const picture: UnsentPicture = {
  ...{ userId: 'u', attemptCode: 'code', stepNumber: 2, taskId: 't1', id: 'p1' },
  ...{ blob: new Blob(['abc'], { type: 'image/jpeg' }), name: 'a.jpeg', replaces: null },
  ...{ addedAt: 0, sentAs: null },
};
const failure = (status: number) =>
  ({ ok: false, error: { code: 'internal', status, requestId: 'r' } }) as const;
const intention = {
  ok: true,
  value: { uuid: FILE, formAction: 'https://s.example/files', formFields: { key: FILE } },
} as const;
const done = { ok: true, value: { done: true } } as const;

/** The world, in which what is not told goes well. */
type World = { [Name in keyof Sending]: jest.Mock };
function world(change: Partial<World> = {}): World {
  return {
    createIntention: jest.fn(() => Promise.resolve(intention)),
    post: jest.fn(() => Promise.resolve(204)),
    report: jest.fn(() => Promise.resolve(done)),
    track: jest.fn(),
    wait: jest.fn(() => Promise.resolve()),
    keep: jest.fn(() => Promise.resolve()),
    ...change,
  };
}

test('[FILE-01] a picture is announced, posted, kept as posted and reported', async () => {
  const all = world();
  expect(await sendPicture(picture, all)).toEqual({ ok: true, fileUuid: FILE });
  expect(all.createIntention).toHaveBeenCalledWith({
    file: { type: 'image/jpeg', name: 'a.jpeg', size: 3 },
    meta: { attemptCode: 'code', stepNumber: '2', taskId: 't1' },
  });
  expect(all.post).toHaveBeenCalledWith(
    { formAction: 'https://s.example/files', formFields: { key: FILE } },
    ...[picture.blob, 'a.jpeg', expect.any(Function)],
  );
  expect(all.keep).toHaveBeenCalledWith({ ...picture, sentAs: FILE });
  expect(all.report).toHaveBeenCalledWith({ fileUuid: FILE, result: 'success' });
  expect(all.track).not.toHaveBeenCalled();
});

test('[FILE-01] what was posted before the page was loaded again is only reported', async () => {
  const all = world();
  expect(await sendPicture({ ...picture, sentAs: FILE }, all)).toMatchObject({ ok: true });
  expect([all.createIntention.mock.calls, all.post.mock.calls]).toEqual([[], []]);
});

test('[FILE-01] the report is sent again after 2, 5, 10 and 30 s', async () => {
  const report = jest.fn<ReturnType<Sending['report']>, []>(() => Promise.resolve(failure(0)));
  const all = world({ report });
  expect(await sendPicture(picture, all)).toEqual({ ok: false, status: 0 });
  expect(all.wait.mock.calls).toEqual([[2_000], [5_000], [10_000], [30_000]]);
  expect(report).toHaveBeenCalledTimes(5);
  expect(all.track.mock.calls).toEqual([['file_upload_reportUploadResult_error', { status: 0 }]]);
});

test('[FILE-01] a report that goes well at the third time is a success', async () => {
  const report = jest
    .fn<ReturnType<Sending['report']>, []>(() => Promise.resolve(done))
    .mockResolvedValueOnce(failure(503))
    .mockResolvedValueOnce(failure(0));
  const all = world({ report });
  expect(await sendPicture(picture, all)).toMatchObject({ ok: true });
  expect(all.wait.mock.calls).toEqual([[2_000], [5_000]]);
});

test('[FILE-03] a report that is refused is not sent again', async () => {
  const all = world({ report: jest.fn(() => Promise.resolve(failure(415))) });
  expect(await sendPicture(picture, all)).toEqual({ ok: false, status: 415 });
  expect(all.wait).not.toHaveBeenCalled();
  expect(all.track.mock.calls).toEqual([['file_upload_reportUploadResult_error', { status: 415 }]]);
});

test('[FILE-03] a failed intention is an error with its status, and nothing is posted', async () => {
  const all = world({ createIntention: jest.fn(() => Promise.resolve(failure(413))) });
  expect(await sendPicture(picture, all)).toEqual({ ok: false, status: 413 });
  expect(all.post).not.toHaveBeenCalled();
  expect(all.track.mock.calls).toEqual([['file_upload_createIntention_error', { status: 413 }]]);
});

test.each([
  [0, 0],
  [403, 0],
  [409, 0],
  [413, 413],
  [503, 503],
])('[FILE-03] a post that is answered with %d is told of, as %d', async (status, expected) => {
  const all = world({ post: jest.fn(() => Promise.resolve(status)) });
  expect(await sendPicture(picture, all)).toEqual({ ok: false, status: expected });
  expect(all.report.mock.calls).toEqual([[{ fileUuid: FILE, result: 'error' }]]);
  expect(all.keep).not.toHaveBeenCalled();
  expect(all.track.mock.calls).toEqual([['file_upload_awsUpload_error', { status }]]);
});
