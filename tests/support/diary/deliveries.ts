import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import type { Delivery } from '@/lib/contract/diary/diary';
import { secret } from '@/lib/contract/environment/common-variables';
import { callPlatform, request } from '@/tests/support/http/call-platform';
import { createUser } from '@/tests/support/people/visitors';
import { callDiary, createTaughtLesson, lookAt } from './call-diary';

/** Makes the diary misbehave, in shares of a hundred; with nothing it behaves. */
export async function misbehave(settings: Record<string, number> = {}): Promise<void> {
  const body = { quota: 10_000, ...settings };
  const { status } = await callDiary('PUT', '/operator/control', { body });
  if (status !== 200) throw new Error(`The diary's control answered ${status}`);
}

/** A teacher of the diary with a lesson, and one of its students. */
export async function newSchool() {
  const { groupId, teacher, students, lessonId } = await createTaughtLesson();
  const [student] = students;
  if (!student) throw new Error('The diary has made no student');
  return { groupId, lessonId, teacherId: teacher.userId, studentId: student.userId };
}

/** What arrives by a link of the diary's, for one of its people. */
export async function bindParamsOf(userId: string, goodForSeconds = 600) {
  const given = { body: { userId, goodForSeconds } };
  const { body } = await callDiary('POST', '/operator/bind-tokens', given);
  return { dnevnikRuToken: String(body.token), dnevnikRuState: String(body.state) };
}

/** What the diary has at a lesson, what was withdrawn too. */
export const worksAt = async (lessonId: string) => (await lookAt(lessonId)).works;

/** A teacher who is bound to one of the diary, and a lesson of theirs. */
export async function boundTeacher(database: pg.Pool) {
  const token = await createUser(database, { roles: [roles.teacher] });
  const school = await newSchool();
  await callPlatform('bindDiary', { token, body: await bindParamsOf(school.teacherId) });
  const { lessonId, groupId } = school;
  return { token, school, place: { provider: 'dnevnik', lessonId, groupId } as const };
}

/** Waits until all deliveries of a homework are in this state, as its teacher is told. */
export async function waitForDelivery(token: string, taskHash: string, state: Delivery['state']) {
  for (let turn = 0; turn < 300; turn += 1) {
    const { deliveries } = await callPlatform('listDeliveries', { token, params: { taskHash } });
    if (deliveries.every((one) => one.state === state)) return deliveries;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Not ${state} in time`);
}

const SECRET = secret('diary-webhook').parse(undefined);

/** Tells the main API what a diary tells, signed; text is sent as it is. */
export function tellOurs(
  content: unknown,
  seconds = Math.floor(Date.now() / 1_000),
  key = SECRET,
): ReturnType<typeof request> {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const headers = {
    'X-Diary-Timestamp': String(seconds),
    'X-Diary-Signature': createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex'),
  };
  return request('POST', '/api/v1/dnevnikru/webhook', { body, headers });
}

/** Sends a homework to lessons, as its teacher does. */
export const sendToLessons = (
  token: string,
  taskHash: string,
  ...places: Awaited<ReturnType<typeof boundTeacher>>['place'][]
) =>
  callPlatform('sendToDiary', { token, params: { taskHash }, body: { places, markMode: 'grade' } });
