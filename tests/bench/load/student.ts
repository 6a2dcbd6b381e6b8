import { randomUUID } from 'node:crypto';
import type { AttemptStep } from '@/lib/contract/attempt/attempt';
import { guessAnswer } from '@/platform/tasks/samples';
import {
  bytesOf,
  Connection,
  cookiesOf,
  type Reply,
  type Shot,
} from '@/tests/support/http/connection';
import { CONNECTIONS } from './under-load';

/** A student in a browser of their own: a connection, a session cookie and an attempt. */
export type BenchStudent = {
  connection: Connection;
  cookie: string;
  surname: string;
  attemptCode: string;
  /** The save of every task of the homework, as the page would send it. */
  saves: { stepNumber: number; taskId: string; value: object }[];
};

/** The homework that is done. */
export type Paper = { taskHash: string; stepCount: number };

/** A request of the browser that carries JSON. */
export function jsonShot(
  web: string,
  method: string,
  path: string,
  { cookie, body }: { cookie?: string; body?: object },
): Shot {
  return {
    method,
    path,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      Origin: web,
      ...(cookie && { Cookie: cookie }),
    },
  };
}

/** The reply of a request that must succeed. */
export async function askGood(connection: Connection, web: string, shot: Shot): Promise<Reply> {
  const reply = await connection.ask(bytesOf(web, shot));
  if (reply.status === 200) return reply;
  throw new Error(`${shot.method} ${shot.path}: ${reply.status} ${reply.body.toString()}`);
}

/** Begins a homework by the link with name and class. */
export async function beginByLink(
  web: string,
  paper: Paper,
  number: number,
): Promise<BenchStudent> {
  const surname = `Замеров${letters(number)}`;
  const body = {
    idempotencyKey: randomUUID(),
    taskHash: paper.taskHash,
    name: 'Иван',
    surname,
    className: '8к',
  };
  const shot = jsonShot(web, 'POST', '/api/session/student', { body });
  // From their homes: so many newcomers in one network would have to wait.
  shot.headers['X-Forwarded-For'] = `203.0.${113 + (number >> 8)}.${number & 255}`;
  const connection = new Connection(web);
  const reply = await askGood(connection, web, shot);
  const { attemptCode } = JSON.parse(reply.body.toString()) as { attemptCode: string };
  return { connection, cookie: cookiesOf(reply), surname, attemptCode, saves: [] };
}

/** A student for each connection of a load, whose numbers begin with `first`. */
export function beginMany(web: string, paper: Paper, first = 0): Promise<BenchStudent[]> {
  return Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => beginByLink(web, paper, first + index)),
  );
}

/** Reads a step, and keeps what is to be saved of it. */
export async function readStep(web: string, student: BenchStudent, number: number): Promise<void> {
  const path = `/api/v1/attempts/${student.attemptCode}/steps/${number}`;
  const shot = { method: 'GET', path, headers: { Cookie: student.cookie } };
  const { tasks } = JSON.parse(
    (await askGood(student.connection, web, shot)).body.toString(),
  ) as AttemptStep;
  student.saves.push(
    ...tasks.map((task) => ({ stepNumber: number, taskId: task.id, value: guessAnswer(task) })),
  );
}

/** The request that saves an answer. */
export function saveShot(
  web: string,
  { cookie, attemptCode, saves }: BenchStudent,
  index: number,
  sequence: number,
): Shot {
  const save = saves[index % saves.length];
  const path = `/api/v1/attempts/${attemptCode}/answers/${randomUUID()}`;
  return jsonShot(web, 'PUT', path, { cookie, body: { ...save, sequence } });
}

function letters(number: number): string {
  return [...String(number)].map((digit) => 'абвгдежзик'[Number(digit)]).join('');
}
