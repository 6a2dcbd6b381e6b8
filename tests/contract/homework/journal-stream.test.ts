import { decodeJwt } from 'jose';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import type { Mark } from '@/lib/contract/journal/journal';
import type { JournalEvent } from '@/lib/contract/journal/stream';
import { listenToDatabase } from '@/platform/kernel/database/listen-database';
import * as schema from '@/platform/main-api/database/schema';
import { JournalHub } from '@/platform/main-api/journal/stream/journal-hub';
import { JOURNAL_CHANNEL } from '@/platform/main-api/journal/stream/news-message';
import { readMarks } from '@/platform/main-api/journal/stream/read-marks';
import { asWeb, callPlatform, request } from '@/tests/support/http/call-platform';
import { followAs, followJournal, type FollowedJournal } from '@/tests/support/http/follow-journal';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import { addStudents, createList } from '@/tests/support/people/class-lists';
import { newcomer } from '@/tests/support/people/people';
import { createUser } from '@/tests/support/people/visitors';
import { ownPlatform } from '@/tests/support/stack/own-platform';

const PATH = '/api/v1/journal/stream';
const TOKEN = 'metrics-token-of-the-test-0123456789';
// Connections of its database are ended, and what is counted is that of everybody.
const own = ownPlatform({ READY_DETAILS_TOKEN: TOKEN });

const opened = new Set<FollowedJournal>();
async function follow(token: string): Promise<FollowedJournal> {
  const stream = await followAs(token);
  opened.add(stream);
  return stream;
}
afterEach(() => {
  for (const stream of opened) stream.close();
  opened.clear();
});

const teacherToken = () => createUser(own.database, { roles: [roles.teacher] });
async function begin(taskHash: string) {
  const student = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', {
    token: student,
    body: { taskHash },
  });
  return { student, attemptCode, userId: String(decodeJwt(student).userId) };
}
/** A homework whose news have been told: what is told of it later are marks. */
async function followNew(teacher: string, steps = 1) {
  const stream = await follow(teacher);
  const { taskHash } = await createHomework(teacher, { steps });
  await stream.until(isChanged);
  return { stream, taskHash };
}
const hasMark = (userId: string, mark: Partial<Mark>) => (event: JournalEvent) =>
  event.kind === 'marks' &&
  event.marks.some(
    (one) =>
      one.userId === userId &&
      Object.entries(mark).every(([name, value]) => one.mark[name as keyof Mark] === value),
  );
const isChanged = ({ kind }: JournalEvent) => kind === 'changed';
async function streamCount(): Promise<number> {
  const answer = await fetch(`${process.env.TEST_MAIN_API}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  return Number(/^journal_streams (\d+)$/m.exec(await answer.text())?.[1]);
}
async function untilStreams(count: number): Promise<void> {
  for (let turn = 0; turn < 100 && (await streamCount()) !== count; turn++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await streamCount()).toBe(count);
}

describe('who follows a journal', () => {
  test('[HW-06] is told of a student who begins, answers and finishes, and of a review', async () => {
    const teacher = await teacherToken();
    const { stream, taskHash } = await followNew(teacher, 2);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('cache-control')).toBe('private, no-store');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.events[0]).toEqual({ kind: 'hello' });
    const { student, attemptCode, userId } = await begin(taskHash);
    const about = { taskHash, attemptCode };
    await stream.until(hasMark(userId, { ...about, answeredCount: 0, finishedAt: null }));
    await answerStep(student, attemptCode, 1);
    await stream.until(hasMark(userId, { ...about, answeredCount: 1, score: null }));
    const params = { attemptCode };
    await callPlatform('finishAttempt', { token: student, params });
    await stream.until(
      (event) =>
        event.kind === 'marks' &&
        event.marks.some(({ mark }) => mark.finishedAt !== null && mark.score !== null),
    );
    const body = { score: 77, reason: 'За старание', version: 0 };
    await callPlatform('setScore', { token: teacher, params, body });
    await stream.until(hasMark(userId, { ...about, score: 77 }));
    const { classes } = await callPlatform('getJournal', { token: teacher });
    const last = stream.events
      .flatMap((event) => (event.kind === 'marks' ? event.marks : []))
      .at(-1);
    expect(classes[0]?.students[0]?.marks).toEqual([last?.mark]);
  });

  test('[HW-06] is told to read again what no mark says: homework, its title, a row that goes', async () => {
    const teacher = await teacherToken();
    const { stream, taskHash } = await followNew(teacher);
    let from = stream.events.length;
    const body = { title: 'Другое название' };
    await callPlatform('changeHomework', { token: teacher, params: { taskHash }, body });
    await stream.until(isChanged, from);
    const { userId } = await begin(taskHash);
    await stream.until(hasMark(userId, { taskHash }));
    from = stream.events.length;
    const params = { studentId: userId };
    await callPlatform('removeStudent', { token: teacher, params });
    await stream.until(isChanged, from);
  });

  test('[HW-06] hears nothing of the journals of others', async () => {
    const [teacher, other] = await Promise.all([teacherToken(), teacherToken()]);
    const { stream, taskHash } = await followNew(teacher);
    const { stream: foreign, taskHash: ownHash } = await followNew(other);
    const { userId } = await begin(taskHash);
    await stream.until(hasMark(userId, { taskHash }));
    // It would have come before.
    const ownStudent = await begin(ownHash);
    await foreign.until(hasMark(ownStudent.userId, { taskHash: ownHash }));
    expect(JSON.stringify(foreign.events)).not.toContain(userId);
    expect(JSON.stringify(stream.events)).not.toContain(ownStudent.userId);
  });

  test('[HW-06] has the last word of several tabs; the oldest of five ends and says why', async () => {
    const teacher = await teacherToken();
    const before = await streamCount();
    const streams: FollowedJournal[] = [];
    for (let tab = 0; tab < 5; tab++) streams.push(await follow(teacher));
    const [oldest, ...others] = streams;
    await oldest?.ended;
    expect(oldest?.events.map(({ kind }) => kind)).toEqual(['hello', 'replaced']);
    await untilStreams(before + 4);
    const { taskHash } = await createHomework(teacher, { steps: 1 });
    await Promise.all(others.map((one) => one.until(isChanged)));
    const { userId } = await begin(taskHash);
    await Promise.all(others.map((one) => one.until(hasMark(userId, { taskHash }))));
    for (const one of others) one.close();
    await untilStreams(before);
  });
});

describe('who may not follow', () => {
  test('[NET-05] is whoever is nobody, no teacher, not sent by web, or wants something else', async () => {
    const teacher = await teacherToken();
    const { taskHash } = await createHomework(teacher, { steps: 1 });
    const student = await newcomer(taskHash);
    const statusOf = async (headers: Record<string, string>) => {
      const stream = await followJournal(headers);
      stream.close();
      return stream.status;
    };
    expect(await statusOf(asWeb)).toBe(401);
    expect(await statusOf({ ...asWeb, Authorization: 'Bearer wrong' })).toBe(401);
    expect(await statusOf({ ...asWeb, Authorization: `Bearer ${student}` })).toBe(403);
    expect(await statusOf({ Authorization: `Bearer ${teacher}` })).toBe(403);
    expect((await request('GET', `${PATH}?of=others`, { token: teacher })).status).toBe(400);
    expect((await request('POST', PATH, { token: teacher, body: {} })).status).toBe(405);
    expect((await request('HEAD', PATH, { token: teacher })).status).toBe(405);
    expect((await request('GET', `${PATH}/`, { token: teacher })).status).toBe(404);
  });

  test('[TRUST-05] is whoever’s session has ended meanwhile: the next news ends the stream instead', async () => {
    const teacher = await teacherToken();
    const { stream, taskHash } = await followNew(teacher);
    const params = { sessionId: String(decodeJwt(teacher).jti) };
    await callPlatform('endSession', { token: teacher, params });
    const { userId } = await begin(taskHash);
    await stream.ended;
    expect(JSON.stringify(stream.events)).not.toContain(userId);
  });
});

test('[HW-06] who is put into a list of the class is told to its teacher', async () => {
  const teacher = await teacherToken();
  const listId = await createList(teacher, '7В');
  const stream = await follow(teacher);
  await addStudents(teacher, listId, 'Жукова Анна');
  await stream.until(isChanged);
});

test('[HW-06] what one process of the main API has saved is told by another', async () => {
  const teacher = await teacherToken();
  const url = String(process.env.TEST_DATABASE_URL);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = Object.assign(drizzle(pool, { schema }), { $client: pool });
  const hub = new JournalHub({
    readMarks: (pairs) => readMarks(db, pairs),
    isSignedIn: () => Promise.resolve(true),
    log: { warn: jest.fn() },
  });
  let connected = () => {};
  const connecting = new Promise<void>((resolve) => (connected = resolve));
  const stopListening = listenToDatabase(
    { url, service: 'another main-api' },
    { [JOURNAL_CHANNEL]: (message) => (message === null ? connected() : hub.take(message)) },
  );
  await connecting;
  const { userId: teacherId, jti } = decodeJwt<{ userId: string }>(teacher);
  let told = (_: JournalEvent) => {};
  const next = () => new Promise<JournalEvent>((resolve) => (told = resolve));
  const sink = { send: (event: JournalEvent) => told(event), end: () => {} };
  hub.open({ userId: teacherId, jti: String(jti), roles: [] }, sink);
  const [changed, { taskHash }] = await Promise.all([
    next(),
    createHomework(teacher, { steps: 1 }),
  ]);
  expect(changed).toEqual({ kind: 'changed' });
  const [marks, { userId }] = await Promise.all([next(), begin(taskHash)]);
  expect(marks).toMatchObject({ kind: 'marks', marks: [{ userId, mark: { taskHash } }] });
  hub.end();
  await stopListening();
  await pool.end();
});

describe('what goes wrong', () => {
  test('[HW-06] a lost listener is made again, and all are told that they may have missed something', async () => {
    const teacher = await teacherToken();
    const { stream, taskHash } = await followNew(teacher);
    const from = stream.events.length;
    const { rowCount } = await own.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'main-api listener'`,
    );
    expect(rowCount).toBe(1);
    await stream.until(isChanged, from);
    const { userId } = await begin(taskHash);
    await stream.until(hasMark(userId, { taskHash }));
  });

  test('[HW-06] messages that are none of ours do nothing', async () => {
    const teacher = await teacherToken();
    const { stream, taskHash } = await followNew(teacher);
    for (const message of ['', '{', '{"teacherId":7}', '[]', '{"teacherId":"x","marks":[]}'])
      await own.database.query('select pg_notify($1, $2)', ['main_api_journal', message]);
    const { userId } = await begin(taskHash);
    await stream.until(hasMark(userId, { taskHash }));
    expect(stream.events.filter(isChanged)).toHaveLength(1);
  });

  test('[HW-06] a platform that stops ends its streams at once', async () => {
    const stream = await follow(await teacherToken());
    await stream.until(({ kind }) => kind === 'hello');
    const stopped = own.stack.stopPlatform();
    await stream.ended;
    await stopped;
    await own.stack.startPlatform();
    expect(own.stack.readLog('platform')).not.toContain('"level":60');
  }, 60_000);
});
