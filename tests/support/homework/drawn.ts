import type { BodyOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import type { Mark } from '@/lib/contract/review/drawing';
import { photo } from '@/tests/support/files/pictures';
import { beginPhotoTask, savePhotos, upload } from '@/tests/support/files/uploads';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { newcomer } from '@/tests/support/people/people';
import { reviewOf } from './reviewed';

export const line: Mark = {
  ...{ kind: 'line', colour: 'red', width: 'thin' },
  points: [
    [0.1, 0.2],
    [0.5, 0.25],
  ],
};
export const note: Mark = { kind: 'note', colour: 'blue', at: [0.4, 0.6], text: 'Проверь угол' };

/** A student who has answered with photos, and finished. */
export async function finishedWithPhotos(taskHash: string, count = 1) {
  const token = await newcomer(taskHash);
  const meta = await beginPhotoTask(token, taskHash);
  const student = { token, attemptCode: meta.attemptCode, meta };
  return { ...student, files: await answerWithPhotos(student, count) };
}

type Student = { token: string; attemptCode: string; meta: { attemptCode: string } };

/** Answers with new photos, and finishes. */
export async function answerWithPhotos({ token, attemptCode, meta }: Student, count = 1) {
  const files: string[] = [];
  for (let at = 0; at < count; at += 1) files.push(await upload(token, await photo(), meta));
  await savePhotos(token, meta, files);
  await callPlatform('finishAttempt', { token, params: { attemptCode } });
  return files;
}

type Drawing = BodyOf<Endpoints['drawOnAnswer']>;

/** Draws as the page of a teacher does who has just opened the attempt. */
export async function draw(
  token: string,
  attemptCode: string,
  part: Partial<Drawing> & Pick<Drawing, 'pictures'>,
) {
  const given = part.answerId ? null : (await reviewOf(token, attemptCode)).tasks[0]?.given;
  const seen = { answerId: given?.answerId ?? '', version: given?.drawing.version ?? 0 };
  const body = { stepNumber: 1, taskId: 't1', ...seen, ...part };
  return ask('drawOnAnswer', { token, params: { attemptCode }, body });
}
