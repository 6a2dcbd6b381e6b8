import { randomUUID } from 'node:crypto';
import type { AttemptStep } from '@/lib/contract/attempt/attempt';
import { guessAnswer } from '@/platform/tasks/samples';
import { shoot, type Shot } from './load';

/** A student in a browser of their own: a session cookie and an attempt. */
export type BenchStudent = {
  cookie: string;
  surname: string;
  attemptCode: string;
  /** The save of every task of the homework, as the page would send it. */
  saves: { stepNumber: number; taskId: string; value: object }[];
};

/** The homework that is done. */
export type Paper = { taskHash: string; stepCount: number };

function jsonShot(web: string, method: string, path: string, cookie: string, body: object): Shot {
  return {
    method,
    path,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: web,
      ...(cookie && { Cookie: cookie }),
    },
  };
}

/** Begins a homework by the link with name and class, and reads every step of it. */
export async function beginByLink(
  web: string,
  paper: Paper,
  number: number,
): Promise<BenchStudent> {
  const surname = `Замеров${letters(number)}`;
  const form = {
    idempotencyKey: randomUUID(),
    taskHash: paper.taskHash,
    name: 'Иван',
    surname,
    className: '8к',
  };
  const shot = jsonShot(web, 'POST', '/api/session/student', '', form);
  // From their homes: so many newcomers in one network would have to wait.
  shot.headers['X-Forwarded-For'] = `203.0.113.${number % 250}`;
  const reply = await shoot(web, shot);
  if (reply.status !== 200) throw new Error(`Registration answered ${reply.status} ${reply.text}`);
  const cookies = [reply.headers['set-cookie'] ?? []].flat();
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  const { attemptCode } = JSON.parse(reply.text) as { attemptCode: string };
  const student: BenchStudent = { cookie, surname, attemptCode, saves: [] };
  for (let stepNumber = 1; stepNumber <= paper.stepCount; stepNumber++)
    student.saves.push(...(await readStep(web, student, stepNumber)));
  return student;
}

async function readStep(web: string, { cookie, attemptCode }: BenchStudent, stepNumber: number) {
  const path = `/api/v1/attempts/${attemptCode}/steps/${stepNumber}`;
  const reply = await shoot(web, { method: 'GET', path, headers: { Cookie: cookie } });
  if (reply.status !== 200) throw new Error(`Step answered ${reply.status}`);
  const { tasks } = JSON.parse(reply.text) as AttemptStep;
  return tasks.map((task) => ({ stepNumber, taskId: task.id, value: guessAnswer(task) }));
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
  return jsonShot(web, 'PUT', path, cookie, { ...save, sequence });
}

function letters(number: number): string {
  return [...String(number)].map((digit) => 'абвгдежзик'[Number(digit)]).join('');
}
