import { randomUUID } from 'node:crypto';
import type { UploadForm } from '@/platform/objects/upload-form';
import { ask, callPlatform } from '@/tests/support/http/call-platform';

/** The step of a shipped workbook in which a photo is asked for. */
export async function photoStep(): Promise<string> {
  const { modules } = await callPlatform('getWorkbook', { params: { workbookId: 'geometriya-7' } });
  const steps = modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.steps));
  const found = steps.find(({ kinds }) => kinds.includes('photo'));
  if (!found) throw new Error('No step asks for a photo');
  return found.uuid;
}

/** A homework of the teacher that asks for a photo, and tells everybody what came of it. */
export async function createPhotoHomework(teacher: string): Promise<string> {
  const { taskHash } = await callPlatform('createHomework', {
    token: teacher,
    body: {
      idempotencyKey: randomUUID(),
      ...{ title: 'Построение', subjectId: 3, grade: 7, steps: [await photoStep()] },
      policy: { feedback: 'everybody' },
    },
  });
  return taskHash;
}

/** Where in an attempt a photo is asked for, as `meta` says it. */
export const placeIn = (attemptCode: string) => ({ attemptCode, stepNumber: '1', taskId: 't1' });

/** A student's attempt at a homework, as `meta` of their files. */
export async function beginPhotoTask(token: string, taskHash: string) {
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  return placeIn(attemptCode);
}

type Meta = Record<string, string>;

export const announce = (
  token: string,
  { size, type = 'image/jpeg', meta = {} }: { size: number; type?: string; meta?: Meta },
) =>
  callPlatform('createUploadIntention', {
    token,
    body: { file: { type, name: 'фото.jpg', size }, meta },
  });

/** Posts a file as a browser does; returns the status. */
export async function post(
  { formAction, formFields }: UploadForm,
  content: Uint8Array,
  change: Record<string, string | null> = {},
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...formFields, ...change }))
    if (value !== null) form.append(name, value);
  form.append('file', new Blob([content as Uint8Array<ArrayBuffer>]), 'photo.jpg');
  return (await fetch(formAction, { method: 'POST', body: form })).status;
}

export const report = (token: string, fileUuid: string, result: 'success' | 'error' = 'success') =>
  ask('reportUploadResult', { token, body: { fileUuid, result } });

/** A picture that the storage has and the main API knows of. */
export async function upload(token: string, content: Uint8Array, meta: Meta = {}): Promise<string> {
  const { uuid, ...form } = await announce(token, { size: content.byteLength, meta });
  const status = await post(form, content);
  if (status !== 204) throw new Error(`The storage answered ${status}`);
  const reported = await report(token, uuid);
  if (reported.status !== 200) throw new Error(`Reported with ${reported.status}`);
  return uuid;
}

/** What is there for whoever has the address. */
export async function load(url: string) {
  const response = await fetch(url);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

export const savePhotos = (token: string, meta: { attemptCode: string }, files: string[]) =>
  ask('saveAnswer', {
    token,
    params: { attemptCode: meta.attemptCode, answerId: randomUUID() },
    body: {
      stepNumber: 1,
      taskId: 't1',
      sequence: Date.now() % 1_000_000_000,
      value: { kind: 'photo', files },
    },
  });
