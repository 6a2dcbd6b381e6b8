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

/** Until a check passes, for a minute at most; then it fails as the check does. */
export async function eventually<Value>(check: () => Promise<Value>): Promise<Value> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    try {
      return await check();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return check();
}

/** Waits until all deliveries of a homework are in this state, as its teacher is told. */
export function waitForDelivery(token: string, taskHash: string, state: Delivery['state']) {
  return eventually(async () => {
    const { deliveries } = await callPlatform('listDeliveries', { token, params: { taskHash } });
    const others = deliveries.filter((one) => one.state !== state);
    if (others.length > 0) throw new Error(`${others.length} not ${state} in time`);
    return deliveries;
  });
}

/** Makes all that is on its way so much older: what was to be done by then is due. */
export async function shiftTime(database: pg.Pool, seconds: number): Promise<void> {
  const back = [`${seconds} seconds`];
  await database.query(
    `update diary_jobs.job set start_after = start_after - $1::interval,
       started_on = started_on - $1::interval, created_on = created_on - $1::interval
     where name like 'diary-%' and name <> 'diary-sweep' and state <= 'active'`,
    back,
  );
  for (const table of ['diary_delivery', 'diary_mark'])
    await database.query(
      `update main_api.${table} set since = since - $1::interval where state = 'sending'`,
      back,
    );
}

/** Lets time pass, and waits until what was due has been tried. */
export async function passTime(database: pg.Pool, seconds: number): Promise<void> {
  await shiftTime(database, seconds);
  await eventually(async () => {
    const { rows } = await database.query(
      `select 1 from diary_jobs.job where name like 'diary-%' and name <> 'diary-sweep'
       and (state = 'active' or state < 'active' and start_after <= now())`,
    );
    if (rows.length > 0) throw new Error(`${rows.length} are due`);
  });
}

/** Finishes a homework without an answer, for the lowest mark there is. */
export async function finishHomework(token: string, taskHash: string): Promise<void> {
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  await callPlatform('finishAttempt', { token, params: { attemptCode } });
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
