import type { BodyOf, ReplyOf } from '@/lib/contract/call/endpoint';
import type { CallResult } from '@/lib/contract/call/result';
import type { Endpoints } from '@/lib/contract/endpoints';
import type { EventType } from '@/lib/contract/tracking/event-types';
import type { UnsentPicture } from './unsent-pictures';

export type UploadForm = Pick<
  ReplyOf<Endpoints['createUploadIntention']>,
  'formAction' | 'formFields'
>;

/** After how long a report is sent again, in milliseconds. [FILE-01] */
const REPORT_DELAYS = [2_000, 5_000, 10_000, 30_000];

/** What sending needs of the world, so that a test can hold it. */
export type Sending = {
  createIntention(
    body: BodyOf<Endpoints['createUploadIntention']>,
  ): Promise<CallResult<'createUploadIntention'>>;
  report(body: BodyOf<Endpoints['reportUploadResult']>): Promise<CallResult<'reportUploadResult'>>;
  /** @returns the status; 0 when nothing was answered */
  post(
    form: UploadForm,
    file: Blob,
    name: string,
    onProgress: (share: number) => void,
  ): Promise<number>;
  track(eventType: EventType, payload: Record<string, unknown>): void;
  wait(milliseconds: number): Promise<void>;
  /** Keeps that the storage has the picture, so that it is not sent again after a reload. */
  keep(picture: UnsentPicture): Promise<unknown>;
};

/** `status` is 0 without a network; then, or when a service is down, it is worth trying again. */
export type Sent = { ok: true; fileUuid: string } | { ok: false; status: number };

/**
 * Sends a picture: announced, posted to the storage, reported. What was posted before is only reported.
 * Never rejects. [FILE-01] [FILE-03]
 */
export async function sendPicture(
  picture: UnsentPicture,
  sending: Sending,
  onProgress: (share: number) => void = () => undefined,
): Promise<Sent> {
  const fileUuid = picture.sentAs;
  if (fileUuid !== null) return report(fileUuid, sending);
  const { blob, name, attemptCode, stepNumber, taskId } = picture;
  const intention = await sending.createIntention({
    file: { type: blob.type, name, size: blob.size },
    meta: { attemptCode, stepNumber: `${stepNumber}`, taskId },
  });
  if (!intention.ok) {
    const { status } = intention.error;
    sending.track('file_upload_createIntention_error', { status });
    return { ok: false, status };
  }
  const { uuid, ...form } = intention.value;
  const status = await sending.post(form, blob, name, onProgress);
  if (status < 200 || status >= 300) {
    sending.track('file_upload_awsUpload_error', { status });
    // Without waiting: an intention that nobody reports goes by itself.
    void sending.report({ fileUuid: uuid, result: 'error' });
    // What the storage refuses of a form may be accepted of the next one.
    return { ok: false, status: status === 403 || status === 409 ? 0 : status };
  }
  await sending.keep({ ...picture, sentAs: uuid });
  return report(uuid, sending);
}

async function report(fileUuid: string, sending: Sending): Promise<Sent> {
  for (const delay of [...REPORT_DELAYS, null]) {
    const reported = await sending.report({ fileUuid, result: 'success' });
    if (reported.ok) return { ok: true, fileUuid };
    const { status } = reported.error;
    if (delay !== null && mayHelp(status)) await sending.wait(delay);
    else {
      sending.track('file_upload_reportUploadResult_error', { status });
      return { ok: false, status };
    }
  }
  return { ok: false, status: 0 };
}

/** Whether it may go well the next time. */
export const mayHelp = (status: number): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;
