import { randomUUID } from 'node:crypto';
import { HttpBrowser } from '@/tests/support/sign-in/http-browser';

/** The demo's key of the diary's API. */
export const DIARY_KEY = 'demo-diary-api-not-for-production-0123456789';

type Sent = {
  /** Text is sent as it is. */
  body?: unknown;
  /** The demo's own unless told; null for none. */
  key?: string | null;
  headers?: Record<string, string>;
};
type Reply = { status: number; headers: Headers; body: Record<string, unknown> };

export function diaryOrigin(): string {
  const origin = process.env.TEST_DIARY;
  if (!origin) throw new Error('TEST_DIARY is not set');
  return origin;
}

/** One call to the diary, with whatever the test wants to send. */
export async function callDiary(
  method: string,
  path: string,
  { body, key = DIARY_KEY, headers }: Sent = {},
): Promise<Reply> {
  const response = await fetch(diaryOrigin() + path, {
    method,
    headers: {
      ...(key !== null && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = text.startsWith('{');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** The code of a refusal, with its status. */
export const refusalOf = ({ status, body }: Reply) => [
  status,
  (body.error as { code: string } | undefined)?.code,
];

type Person = { userId: string; login: string };
export type School = {
  groupId: string;
  password: string;
  teachers: Person[];
  students: Person[];
  parents: Person[];
};

/** A group, teachers and students of a test's own. */
export async function createSchool(given: Record<string, number> = {}): Promise<School> {
  const { status, body } = await callDiary('POST', '/operator/people', { body: given });
  if (status !== 201) throw new Error(`The diary answered ${status}`);
  return body as School;
}

/** A lesson in the future; returns its id. */
export async function createLesson(
  teacherId: string,
  groupId: string,
  rest: Record<string, unknown> = {},
): Promise<string> {
  const body = { teacherId, groupId, date: '2031-03-03', number: 2, ...rest };
  const reply = await callDiary('POST', '/operator/lessons', { body });
  if (reply.status !== 201) throw new Error(`The diary answered ${reply.status}`);
  return String(reply.body.id);
}

/** A teacher with a lesson, and the students who have it. */
export async function createTaughtLesson() {
  const school = await createSchool();
  const [teacher] = school.teachers;
  if (!teacher) throw new Error('No teacher');
  const lessonId = await createLesson(teacher.userId, school.groupId);
  return { ...school, teacher, lessonId };
}

export const someExternalId = () => randomUUID();

/** A work as the main API puts it. */
export const workOf = (userId: string, rest: Record<string, unknown> = {}) => ({
  ...{ userId, workTypeId: '1', title: 'Дроби', dueAt: null, sequence: 1 },
  url: `${process.env.TEST_WEB_ORIGIN}/start/bababababababaga`,
  ...rest,
});

type Described = {
  lesson: Record<string, unknown>;
  works: (Record<string, unknown> & { marks: Record<string, unknown>[] })[];
};

/** All that the diary keeps of a lesson. */
export async function lookAt(lessonId: string): Promise<Described> {
  return (await callDiary('GET', `/operator/lessons/${lessonId}`)).body as Described;
}

/** A browser in which somebody is signed in at the diary; it stops when it is sent to web. */
export async function signedIn(login: string, password: string): Promise<HttpBrowser> {
  const browser = new HttpBrowser(process.env.TEST_WEB_ORIGIN ?? '');
  const page = await browser.send(`${diaryOrigin()}/login`, { login, password });
  if (page.status !== 200) throw new Error(`Signing in was answered ${page.status}`);
  return browser;
}
